import { hasNoNeeds, NO_NEEDS, readLoneInches, type SearchNeeds } from '@simpletread/domain';

import { misspelledMatch, searchableName } from '../name-match.js';
import { lineBeside, type NamesBeside, namesBeside, typeBeside } from './names-beside.js';
import { searchSubject } from '../search-subject.js';
import { filtersOf, type Narrowing } from './narrowing.js';
import { type Question, questionOf, type SuggestionList } from './suggestion.js';
import type { CatalogueSuggestions, VehicleSuggestions } from './suggestion-index.js';

/** The kinds of answers for which words may be filters. */
export type ReadKind = 'vehicles' | 'sizes' | 'crossings' | 'brands' | 'lines' | 'categories' | 'types';

/** A question with some of its words taken for filters. */
export interface Reading {
  readonly question: Question;
  readonly narrowing: Narrowing;
  /** Added to the relevance of its answers: a shopper who says two things wants both. */
  readonly bonus: number;
  /** True if the words may be those of the vehicle that the text names as it stands: "defender 2018 camry" names a line. */
  readonly isLine?: boolean;
  /** False for answers that the words don't bear out. */
  readonly accepts: (list: SuggestionList) => boolean;
}

const always = (): boolean => true;

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** A name on its own beside a brand: the eagle of "goodyear eagle". */
const isLineOf = (
  text: string,
  brand: Narrowing['brand'],
  { lineBeginnings }: CatalogueSuggestions,
): boolean => brand !== null && lineBeginnings.has(`${brand.slug}|${searchableName(text).joined}`);

const FEWEST_OF_LINE = 4;

const isSlipOf = (word: string, make: string): boolean =>
  word.charAt(0) === make.charAt(0) && misspelledMatch(searchableName(word), searchableName(make)) > 0;

/**
 * Beside a brand or category a vehicle must be named by its year or make, which may be misspelled, or by a model's whole name. Beside a brand that name
 * may begin no line: "michelin defender" is a tire, no Land Rover. Nor is a make that begins a line of the brand: "goodyear eagle".
 */
const namesVehicle =
  (text: string, brand: Narrowing['brand'], suggestions: CatalogueSuggestions) =>
  ({ items: [first], isWholeVehicle = false }: SuggestionList): boolean => {
    const make = (first?.vehicleMetadata?.make ?? first?.label ?? '').split(' ')[0]?.toLowerCase() ?? '';
    if (YEAR.test(text)) return true;
    const words = text.toLowerCase().split(/\s+/);
    if (words.includes(make)) return !isLineOf(text, brand, suggestions);
    if (words.some((word) => isSlipOf(word, make))) return true;
    if (brand === null) return isWholeVehicle;
    const { names } = searchSubject(text);
    const { joined } = searchableName(names);
    // Two or three letters begin many lines, and are a whole name of models alone.
    const isLine = joined.length >= FEWEST_OF_LINE && suggestions.lineBeginnings.has(joined);
    return isWholeVehicle && !isLine && !isLineOf(names, brand, suggestions);
  };

const BOTH_MEANT = 0.1;
const BESIDE_LINE = 0.2;
/** Of equals the vehicle has the word: the Sport of an Accord is no tire line. */
const LINE_HANDICAP = -0.001;

/** Asks with other words; the needs that choose the form of a size stay. */
const readAgain = (
  { type, additional, subject: { needs } }: Question,
  text: string,
  rimIn: number | null,
): Question => {
  const question = questionOf({ text, type, additional });
  const { isForTrailer, isSpare, loadRange } = needs;
  const subject = {
    ...question.subject,
    needs: { ...question.subject.needs, isForTrailer, isSpare, loadRange },
  };
  return { ...question, subject, rimIn };
};

/** The wheel or height, as it is asked for. */
const measureText = ({ rimIn, heightIn }: SearchNeeds): string =>
  [heightIn === null ? '' : `${heightIn} inch tall`, rimIn === null ? '' : `${rimIn} inch rim`]
    .join(' ')
    .trim();

const beside = (
  question: Question,
  text: string,
  { brand, category }: Pick<Narrowing, 'brand' | 'category'>,
): Reading => ({
  question: readAgain(question, text, null),
  narrowing: { brand, category, needs: question.subject.needs },
  bonus: BOTH_MEANT,
  accepts: always,
});

/** Run flat beside a size, a vehicle or a name. */
const besideNeeds = (kind: ReadKind, question: Question): readonly Reading[] => {
  const { needs, unneeded, isNeedAlone } = question.subject;
  const filters = filtersOf({ brand: null, category: null, needs });
  const isMeasured = kind === 'sizes' && (needs.rimIn !== null || needs.heightIn !== null);
  if (isNeedAlone && isMeasured && filters.length > 0)
    return [beside(question, measureText(needs), { brand: null, category: null })];
  if (hasNoNeeds(needs) || (isNeedAlone && (kind !== 'vehicles' || filters.length === 0))) return [];
  return [
    {
      question: readAgain(question, unneeded, needs.rimIn),
      narrowing: { brand: null, category: null, needs },
      bonus: 0,
      accepts: always,
    },
  ];
};

/**
 * The ways to take a brand and a category out of a text, those that take fewest first. A name may be the vehicle's own: the Gladiator of "jeep gladiator
 * mud", the EV of "soul ev winter".
 */
const waysBeside = (
  { text, subject: { needs, unneeded } }: Question,
  { brands, categories }: CatalogueSuggestions,
): readonly (NamesBeside & { readonly needs: SearchNeeds })[] => {
  const found = namesBeside(unneeded, { brands, categories });
  const others = brands.filter(({ value }) => value !== found.brand);
  return [
    ...(hasNoNeeds(needs) ? [] : [{ ...namesBeside(text, { brands, categories }), needs: NO_NEEDS }]),
    ...(found.brand === null
      ? []
      : [
          { ...namesBeside(unneeded, { brands: [], categories }), needs },
          { ...namesBeside(unneeded, { brands: others, categories }), needs },
        ]),
    ...(found.category === null ? [] : [{ ...namesBeside(unneeded, { brands, categories: [] }), needs }]),
    { ...found, needs },
  ];
};

/** Michelin, or winter, beside a vehicle. */
const besideVehicle = (question: Question, suggestions: CatalogueSuggestions): readonly Reading[] => {
  const { needs } = question.subject;
  const ways = waysBeside(question, suggestions);
  const found = namesBeside(question.subject.unneeded, suggestions);
  const line = lineBeside(found.others, found.brand, suggestions);
  return [
    ...ways.map((way) => ({ ...way, bonus: 0, isLine: false })),
    ...(line === null
      ? []
      : [{ ...line, category: found.category, needs, bonus: LINE_HANDICAP, isLine: true }]),
  ]
    .filter(({ brand, category, others }) => others !== '' && (brand !== null || category !== null))
    .map(({ brand, category, others, needs: wanted, bonus, isLine }) => ({
      isLine,
      question: readAgain(question, others, wanted.rimIn),
      narrowing: { brand, category, needs: wanted },
      bonus,
      accepts: namesVehicle(others, brand, suggestions),
    }));
};

/** Mud beside 33 inches; beside a category a bare 33 is as tall. */
const besideMeasure = (question: Question, suggestions: CatalogueSuggestions): readonly Reading[] => {
  const { needs, unneeded, sizes } = question.subject;
  const isMeasured = needs.rimIn !== null || needs.heightIn !== null;
  const lone = isMeasured || sizes.length > 0 ? null : readLoneInches(unneeded, needs);
  if (!isMeasured && lone === null) return [];
  const { brand, category, others } = namesBeside(lone?.rest ?? unneeded, suggestions);
  if (others.replace(/\btires?\b/gi, '').trim() !== '' || (brand === null && category === null)) return [];
  // "Atlas 21" is a car of 2021 and a brand of tires.
  if (lone !== null && category === null && !question.subject.saysTires) return [];
  const measured = { ...needs, ...(lone === null ? {} : { rimIn: lone.rimIn, heightIn: lone.heightIn }) };
  return [beside(question, measureText(measured), { brand, category })];
};

/** True if the text names no vehicle, though its figure could be a year: the 18 of "all season 18". */
export const isMeasureOfTires = (question: Question, suggestions: CatalogueSuggestions): boolean =>
  besideMeasure(question, suggestions).length > 0;

/** The text without its size, brands and categories; of several categories the first counts: "all-season touring". */
const besideSizeIn = (text: string, suggestions: CatalogueSuggestions) => {
  const { type, others: untyped } = typeBeside(text, suggestions);
  const first = namesBeside(untyped, suggestions);
  let { others } = first;
  for (
    let more = namesBeside(others, suggestions);
    more.category !== null;
    more = namesBeside(others, suggestions)
  )
    ({ others } = more);
  return { ...first, type, others: searchSubject(others).names };
};

/** True if everything beside a size is the kind of tire: the "truck" of "truck tires 275/55r20" is no Nissan Truck. */
export const isSizeOfTires = ({ subject }: Question, suggestions: CatalogueSuggestions): boolean => {
  const [size] = subject.sizes;
  if (size === undefined) return false;
  const { brand, category, type, others } = besideSizeIn(subject.unneeded.replace(size, ' '), suggestions);
  return brand === null && (category !== null || type !== null) && others === '';
};

/** A height beside a name: no model is of the year 35. */
const besideHeight = (question: Question): readonly Reading[] => {
  const { needs, sizes, unneeded, isNamed } = question.subject;
  const lone = sizes.length > 0 || needs.heightIn !== null ? null : readLoneInches(unneeded, needs);
  if (!isNamed || lone === null || lone.heightIn === null) return [];
  return [
    {
      question: readAgain(question, lone.rest, null),
      narrowing: { brand: null, category: null, needs: NO_NEEDS },
      bonus: 0,
      accepts: always,
    },
  ];
};

/** Michelin beside a front and a rear size. */
const besidePair = (question: Question, suggestions: CatalogueSuggestions): readonly Reading[] => {
  const { sizes, unneeded, isNamed } = question.subject;
  if (sizes.length < 2 || !isNamed) return [];
  const { brand, category, others } = namesBeside(unneeded, suggestions);
  if (searchSubject(others).isNamed || (brand === null && category === null)) return [];
  return [beside(question, sizes.join(' '), { brand, category })];
};

/** Winter beside a size and a car: the car chooses nothing in a size, and its words hide no filter: "toyota 225/65r17 winter". */
const besideSize = (
  kind: ReadKind,
  question: Question,
  suggestions: CatalogueSuggestions,
  { words, lexicon }: Pick<VehicleSuggestions, 'words' | 'lexicon'>,
): readonly Reading[] => {
  const { sizes, unneeded, isNamed } = question.subject;
  const [size] = sizes;
  if (size === undefined || sizes.length > 1 || !isNamed) return [];
  const { brand, category, type, others } = besideSizeIn(unneeded.replace(size, ' '), suggestions);
  if (brand === null && category === null && type === null) return [];
  const left = searchableName(others);
  const isMake = lexicon.makesByKey.has(left.joined);
  const isCar = left.words.every((word) => words.has(word) || lexicon.spelling.has(word) || YEAR.test(word));
  const isLine = brand !== null && isLineOf(others, brand, suggestions);
  const isCrossing = kind === 'crossings' && (brand !== null || category !== null);
  // A model says more than its make: there the vehicle with the filter leads.
  if (isCrossing ? left.joined !== '' && !isMake && !isLine : !isCar) return [];
  if (!isCrossing && left.joined === '' && type === null) return [];
  // The line in the size is surer than its brand in the size.
  const crossed = isLine && left.joined !== '' ? -BESIDE_LINE : BOTH_MEANT;
  const names = isCrossing ? [brand?.name, category?.name] : [];
  const reading = beside(question, [...names, size].filter(Boolean).join(' '), {
    brand: isCrossing ? null : brand,
    category: isCrossing ? null : category,
  });
  return [{ ...reading, narrowing: { ...reading.narrowing, type }, bonus: isCrossing ? crossed : 0 }];
};

/** A question's readings with words as filters, those with the fewest such words first. */
export const readingsOf = (
  kind: ReadKind,
  question: Question,
  suggestions: CatalogueSuggestions,
  vehicles: VehicleSuggestions,
): readonly Reading[] => {
  if (question.text.trim() === '') return [];
  const readings = besideNeeds(kind, question);
  if (kind === 'vehicles') return [...readings, ...besideVehicle(question, suggestions)];
  if (kind === 'lines' || kind === 'brands') return [...readings, ...besideHeight(question)];
  const ofSize = besideSize(kind, question, suggestions, vehicles);
  if (kind === 'crossings') return [...readings, ...ofSize];
  if (kind !== 'sizes') return readings;
  const ofPair = besidePair(question, suggestions);
  return [...readings, ...ofSize, ...besideMeasure(question, suggestions), ...ofPair];
};
