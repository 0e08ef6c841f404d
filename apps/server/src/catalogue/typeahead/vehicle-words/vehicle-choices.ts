import { parseMakerGroup, parseVehicleQuery, type VehicleQuery, vehicleSlug } from '@simpletread/domain';

import type { VehicleModel } from '../../vehicles/index.js';
import { modelKey, type VehicleSuggestions } from '../suggestions/suggestion-index.js';
import { squeezed, sureReadings } from './sure-readings.js';
import { vehicleWords } from './vehicle-words.js';

/** One way on from what was typed: a vehicle, or a model or make whose next part is still to be chosen. */
export type VehicleChoice =
  | {
      readonly kind: 'vehicle';
      readonly model: VehicleModel;
      readonly year: number;
      readonly trimText: string;
    }
  | { readonly kind: 'model'; readonly model: VehicleModel }
  | {
      readonly kind: 'make';
      readonly make: string;
      readonly year: number | undefined;
      /** Models of the make, in the year if there is one. */
      readonly modelCount: number;
    };

export interface VehicleChoices {
  readonly choices: readonly VehicleChoice[];
  /** Score of the best reading, 0 to 1. */
  readonly relevance: number;
  /** True when the choices are the years of one model. */
  readonly isYearChoice: boolean;
  /** True if every word is the vehicle's: its year, make, whole model or trim. */
  readonly isWhole: boolean;
  /** The group of makes that the choices belong to: General Motors. */
  readonly groupName: string | null;
}

const NONE: VehicleChoices = {
  choices: [],
  relevance: 0,
  isYearChoice: false,
  isWhole: false,
  groupName: null,
};
/** A reading that explains much less than the best one only distracts. */
const LEAST_SHARE_OF_BEST = 0.85;
/** A misspelled vehicle is less sure than a tire line whose words are typed in whole: "dws 06" is no DTS. */
const SHARE_OF_GUESS = 0.9;
/** Beside a misspelled make, another make must be as near: "tayota" is no Dakota. */
const LEAST_SHARE_OF_GUESS = 0.95;
const MOST_CHOICES = 6;
const MOST_YEARS = 40;
const MOST_MODELS = 40;
const YEAR_ALONE = 0.5;
/** The whole text is the group's name, which no brand or line has. */
const GROUP = 1.06;
const YEAR = /^\s*(?:19|20)\d{2}\s*$/;

const isSame = (text: string, words: readonly (string | number | undefined)[]): boolean =>
  vehicleSlug(text) === vehicleSlug(words.filter((word) => word !== undefined).join(' '));

/** Models still sold first, then those sold longest. */
const bestKnownFirst = (models: readonly VehicleModel[]): readonly VehicleModel[] =>
  [...models].sort((a, b) => (b.years[0] ?? 0) - (a.years[0] ?? 0) || b.years.length - a.years.length);

const yearsOf = (model: VehicleModel): readonly VehicleChoice[] =>
  model.years.slice(0, MOST_YEARS).map((year) => ({ kind: 'vehicle', model, year, trimText: '' }));

const modelsOf = (
  make: string,
  year: number | undefined,
  { index }: VehicleSuggestions,
): readonly VehicleChoice[] =>
  bestKnownFirst(index.modelsOf(vehicleSlug(make)))
    .filter(({ years }) => year === undefined || years.includes(year))
    .slice(0, MOST_MODELS)
    .map((model) =>
      year === undefined ? { kind: 'model', model } : { kind: 'vehicle', model, year, trimText: '' },
    );

const makeChoice = (
  index: VehicleSuggestions['index'],
  make: string,
  year: number | undefined,
): Extract<VehicleChoice, { kind: 'make' }> => ({
  kind: 'make',
  make,
  year,
  modelCount: index
    .modelsOf(vehicleSlug(make))
    .filter(({ years }) => year === undefined || years.includes(year)).length,
});

const choiceOf = (
  { make, model: name, year, trimText = '' }: VehicleQuery,
  { index, modelByName }: VehicleSuggestions,
): readonly VehicleChoice[] => {
  if (make === undefined) return [];
  if (name === undefined) return [makeChoice(index, make, year)];
  const model = modelByName.get(modelKey(make, name));
  if (model === undefined) return [];
  const [onlyYear] = model.years.length === 1 ? model.years : [];
  const chosen = year !== undefined && model.years.includes(year) ? year : onlyYear;
  return chosen === undefined
    ? [{ kind: 'model', model }]
    : [{ kind: 'vehicle', model, year: chosen, trimText }];
};

const keyOf = (choice: VehicleChoice): string =>
  choice.kind === 'make'
    ? `${choice.make}/${choice.year ?? ''}`
    : `${choice.model.make}/${choice.model.model}/${choice.kind === 'vehicle' ? choice.year : ''}`;

const modelSpans = ({ matched }: VehicleQuery) => matched.filter(({ field }) => field === 'model');

/** The part of the text that a reading takes for its model. */
const modelText = (text: string, reading: VehicleQuery): string =>
  modelSpans(reading)
    .map(({ from, to }) => text.slice(from, to))
    .join('');

/** True if two readings take different words for their models: the Impreza and the WRX of "impreza wrx". */
const areApart = (one: VehicleQuery, other: VehicleQuery): boolean =>
  other.model !== undefined &&
  modelSpans(one).every((a) => modelSpans(other).every((b) => a.to <= b.from || b.to <= a.from));

/**
 * Once the best reading has its model's whole name, readings with shorter names are dropped: 5 Series for "3 series".
 */
const withoutPartial = (text: string, readings: readonly VehicleQuery[]): readonly VehicleQuery[] => {
  const [best] = readings;
  if (best === undefined) return readings;
  const whole = squeezed(modelText(text, best));
  if (whole !== squeezed(best.model ?? '')) return readings;
  return readings.filter(
    (reading) =>
      squeezed(modelText(text, reading)).length >= whole.length ||
      (reading.make === best.make && areApart(reading, best)),
  );
};

/** Readings as near as the best one, where that is a guess at a make. */
const withoutFarGuesses = ([best, ...others]: readonly VehicleQuery[]): readonly VehicleQuery[] => {
  if (best === undefined) return [];
  const isGuess = best.isGuessed && best.model === undefined;
  const near = others.filter(
    ({ make, score }) => !isGuess || make === best.make || score >= best.score * LEAST_SHARE_OF_GUESS,
  );
  return [best, ...near];
};

/** Tuners that sell other makers' cars under their own names: Roush F150, Shelby Mustang GT. */
const TUNERS: readonly string[] = ['Roush', 'Saleen', 'Shelby'];

/** A tuner's car needs the tuner's name. */
const withoutTuners = (text: string, readings: readonly VehicleQuery[]): readonly VehicleQuery[] => {
  const said = squeezed(text);
  const others = readings.filter(({ make = '' }) => !TUNERS.includes(make) || said.includes(squeezed(make)));
  return others.length === 0 ? readings : others;
};

/** Kinds of vehicles that some makers have as models: a Nissan Truck. */
const KINDS: readonly string[] = ['truck', 'van', 'pickup', 'wagon', 'car'];

/** A kind of vehicle behind a make is no model of another make: "ford truck". */
const withoutKinds = (
  text: string,
  readings: readonly VehicleQuery[],
  { index }: VehicleSuggestions,
): readonly VehicleQuery[] => {
  const words = `-${vehicleSlug(text)}-`;
  const isSaid = (make: string): boolean => words.includes(`-${vehicleSlug(make)}-`);
  if (!index.makes.some(({ name }) => isSaid(name))) return readings;
  return readings.filter(({ make = '', model = '' }) => isSaid(make) || !KINDS.includes(vehicleSlug(model)));
};

/** Makes that sold a model in a year typed alone, those with the most models first. */
const makesOfYear = (text: string, suggestions: VehicleSuggestions): VehicleChoices => {
  const year = YEAR.test(text) ? Number(text) : 0;
  const choices = makeChoices(suggestions, MOST_MODELS, year);
  return year === 0 || choices.length === 0 ? NONE : { ...NONE, choices, relevance: YEAR_ALONE };
};

/** The makes of a group that a text names alone, or beside a year: "general motors", "2015 gm". */
const makesOfGroup = (text: string, { index }: VehicleSuggestions): VehicleChoices => {
  const query = parseMakerGroup(text);
  if (query === null) return NONE;
  const choices = query.group.makes
    .map((make) => makeChoice(index, make, query.year))
    .filter(({ modelCount }) => modelCount > 0);
  if (choices.length === 0) return NONE;
  return { ...NONE, choices, relevance: GROUP, isWhole: true, groupName: query.group.name };
};

/**
 * The vehicles that a text may mean, best first. A text that names a make, or a make and a model, in full is answered with
 * the models or the years to choose from.
 */
export const vehicleChoices = (typed: string, suggestions: VehicleSuggestions): VehicleChoices => {
  const text = vehicleWords(typed);
  const group = makesOfGroup(text, suggestions);
  if (group.groupName !== null) return group;
  const named = parseVehicleQuery(text, suggestions.lexicon).filter(({ make }) => make !== undefined);
  const all = withoutKinds(text, withoutTuners(typed, sureReadings(text, named)), suggestions);
  const least = (all[0]?.score ?? 0) * LEAST_SHARE_OF_BEST;
  const likely = withoutFarGuesses(all.filter(({ score }) => score >= least));
  const readings = withoutPartial(text, likely);
  const [best] = readings;
  if (best?.make === undefined) return makesOfYear(text, suggestions);
  const relevance = best.score * (best.isGuessed ? SHARE_OF_GUESS : 1);
  const model = suggestions.modelByName.get(modelKey(best.make, best.model ?? ''));
  if (model !== undefined && isSame(text, [best.make, best.model])) {
    return { ...NONE, choices: yearsOf(model), relevance, isYearChoice: true, isWhole: true };
  }
  const isMakeAlone =
    isSame(text, [best.make]) || isSame(text, [best.year, best.make]) || isSame(text, [best.make, best.year]);
  if (best.model === undefined && isMakeAlone) {
    return { ...NONE, choices: modelsOf(best.make, best.year, suggestions), relevance, isWhole: true };
  }
  const choices = new Map(
    readings.flatMap((reading) =>
      choiceOf(reading, suggestions).map((choice) => [keyOf(choice), choice] as const),
    ),
  );
  const { isWhole } = best;
  return { ...NONE, choices: [...choices.values()].slice(0, MOST_CHOICES), relevance, isWhole };
};

/** Makes to begin with: those with the most models over the years, or in one model year. */
export const makeChoices = (
  { index }: VehicleSuggestions,
  most: number,
  year?: number,
): readonly Extract<VehicleChoice, { kind: 'make' }>[] => {
  const weights = index.makes.map(({ slug, name }) => ({
    make: name,
    weight: index
      .modelsOf(slug)
      .reduce(
        (sum, { years }) => sum + (year === undefined ? years.length : Number(years.includes(year))),
        0,
      ),
  }));
  return weights
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ make }) => makeChoice(index, make, year));
};
