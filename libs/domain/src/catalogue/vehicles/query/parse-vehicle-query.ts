import { makeMatches } from './make-matches.js';
import { modelMatches, type ModelMatch } from './model-matches.js';
import type { Match } from './query-match.js';
import { queryVariants, type VariantWord } from './query-variants.js';
import { type QueryWord, queryWords } from './query-words.js';
import type { LexiconModel, VehicleLexicon } from './vehicle-lexicon.js';
import { bit, bitCount } from './word-set.js';
import { yearMatches } from './year-matches.js';

export type VehicleField = 'year' | 'make' | 'model' | 'trim';

/** A segment of the typed text and its reading (`to` is exclusive). */
export interface MatchedSegment {
  readonly field: VehicleField;
  readonly from: number;
  readonly to: number;
}

/** One reading of a shopper's text. */
export interface VehicleQuery {
  readonly year?: number;
  readonly make?: string;
  readonly model?: string;
  /** The leftover text, or the badge that named the model (e350). */
  readonly trimText?: string;
  /** 0-1, comparable only between readings of one text. */
  readonly score: number;
  readonly matched: readonly MatchedSegment[];
  /** True if every word is the year, the make, the model's whole name or one of its trims, and none is misspelled. */
  readonly isWhole: boolean;
  /** True if a word of the make or model must be misspelled. */
  readonly isGuessed: boolean;
}

interface Draft {
  readonly year?: Match<number>;
  readonly make?: Match<string>;
  readonly model?: ModelMatch;
}

const MOST_READINGS = 8;
const LOWEST_SCORE = 0.35;
/** The share of a leftover word's letters that counts: it may be a trim after the model, but hardly before it. */
const LEFT_BEHIND_MODEL = 0.45;
const LEFT_BEFORE_MODEL = 0.2;
const LEFT_WITHOUT_MODEL = 0.1;
/** A leftover word that is another model of the make, as the WRX of an Impreza or the Quattro of an A4: the model said first leads. */
const SISTER_BEHIND_MODEL = 0.9;
const SISTER_BEFORE_MODEL = 0.8;
/** A leftover word that is a trim of the model, less than a tire line's name takes: a Pilot Sport is a tire. */
const TRIM = 0.75;
/** From here on a make or model is named, and not begun. */
const WHOLE_NAME = 0.95;
/** A plural is no misspelling. */
const LEAST_TYPED_QUALITY = 0.99;
/** Above this, a make was named, not merely begun. */
const WHOLE_MAKE_QUALITY = 0.9;

const wasSold = (make: string, year: number, lexicon: VehicleLexicon): boolean =>
  (lexicon.modelsByMake.get(make) ?? []).some(
    ({ firstYear, lastYear }) => firstYear <= year && year <= lastYear,
  );

/** A year in which the model wasn't sold makes the reading unlikely. One year off may be a gap in our list. */
const yearFactor = ({ year, model, make }: Draft, lexicon: VehicleLexicon): number => {
  if (!year) return 1;
  if (!model) return make && !wasSold(make.value, year.value, lexicon) ? 0.6 : 1;
  const { firstYear, lastYear } = model.value;
  const yearsOff = Math.max(firstYear - year.value, year.value - lastYear, 0);
  return yearsOff === 0 ? 1 : yearsOff === 1 ? 0.9 : 0.6;
};

const fieldOf = (draft: Draft, position: number): VehicleField => {
  const isIn = (match: Match<unknown> | undefined): boolean =>
    match !== undefined && (match.words & bit(position)) > 0;
  if (isIn(draft.model)) return 'model';
  if (isIn(draft.make)) return 'make';
  return isIn(draft.year) ? 'year' : 'trim';
};

/** True for the WRX behind an Impreza: another whole model of the make, beside a whole model. */
const isSister = ({ model }: Draft, { text }: VariantWord, lexicon: VehicleLexicon): boolean =>
  model?.quality === 1 &&
  // Both together may be a third: the Pathfinder Armada.
  !lexicon.entriesByKey.has(`${model.value.key}${text}`) &&
  (lexicon.entriesByKey.get(text) ?? []).some(
    ({ model: other }) => other.key === text && other.make === model.value.make && other !== model.value,
  );

const isTrimWord = ({ model }: Draft, { text }: VariantWord): boolean =>
  model?.value.trimWords.has(text) ?? false;

/** The share of a leftover word's letters that counts. */
const leftShare = (draft: Draft, word: VariantWord, isBehind: boolean, lexicon: VehicleLexicon): number => {
  if (isSister(draft, word, lexicon)) return isBehind ? SISTER_BEHIND_MODEL : SISTER_BEFORE_MODEL;
  if (isTrimWord(draft, word)) return TRIM;
  return isBehind ? LEFT_BEHIND_MODEL : LEFT_BEFORE_MODEL;
};

const scoreOf = (
  draft: Draft,
  words: readonly VariantWord[],
  foreign: number,
  lexicon: VehicleLexicon,
): number => {
  let letters = 0;
  let credit = 0;
  words.forEach((word, position) => {
    const length = word.text.length + 1;
    const field = fieldOf(draft, position);
    const isBehind = draft.model !== undefined && draft.model.words < bit(position + 1);
    const isForeign = (foreign & bit(position)) > 0;
    const left = !draft.model || isForeign ? LEFT_WITHOUT_MODEL : leftShare(draft, word, isBehind, lexicon);
    const quality = field === 'trim' ? left * word.quality : (draft[field]?.quality ?? 0);
    letters += length;
    credit += length * quality;
  });
  return (credit / letters) * yearFactor(draft, lexicon) + 0.03 * (draft.model?.value.prior ?? 0);
};

/** The match that explains most words: "dodge ram" before "ram". */
const bestBeside = <T>(
  matches: readonly Match<T>[],
  taken: number,
  isWanted: (value: T) => boolean,
): Match<T> | undefined => {
  const worth = (match: Match<T>): number => match.quality * bitCount(match.words);
  return matches
    .filter((match) => (match.words & taken) === 0 && isWanted(match.value))
    .reduce<Match<T> | undefined>(
      (best, next) => (best && worth(best) >= worth(next) ? best : next),
      undefined,
    );
};

const segmentsOf = (draft: Draft, words: readonly QueryWord[]): readonly MatchedSegment[] =>
  words.reduce<readonly MatchedSegment[]>((segments, word, position) => {
    const field = fieldOf(draft, position);
    const last = segments.at(-1);
    return last?.field === field
      ? [...segments.slice(0, -1), { ...last, to: word.to }]
      : [...segments, { field, from: word.from, to: word.to }];
  }, []);

/** Leftover words as typed, with the text between neighbors ("sport 2.0t"). */
const trimTextOf = (draft: Draft, words: readonly QueryWord[], text: string): string =>
  words.reduce((trim, word, position) => {
    const isTrim = (at: number): boolean => {
      const field = fieldOf(draft, at);
      return field === 'trim' || (field === 'model' && draft.model?.isTrim === true);
    };
    if (!isTrim(position)) return trim;
    const before = words[position - 1];
    const gap = before && isTrim(position - 1) ? text.slice(before.to, word.from) : ' ';
    return trim + (trim === '' ? '' : gap) + text.slice(word.from, word.to);
  }, '');

/** True if a year can be meant beside a model: the 20 of "touareg 20" is none, because it ended in 2017. */
const isYearOf = ({ value: year, quality }: Match<number>, { firstYear, lastYear }: LexiconModel): boolean =>
  quality === 1 || (year >= firstYear - 1 && year <= lastYear + 1);

const draftsOf = (
  words: readonly VariantWord[],
  lexicon: VehicleLexicon,
): { readonly drafts: readonly Draft[]; readonly foreign: number } => {
  const years = yearMatches(words, lexicon);
  const makes = makeMatches(words, lexicon);
  const named = makes.filter((match) => match.quality > WHOLE_MAKE_QUALITY);
  const models = modelMatches(words, lexicon, new Set(named.map((match) => match.value)));
  const withModel = models.map((model): Draft => {
    const make = model.hasMake
      ? undefined
      : bestBeside(makes, model.words, (value) => value === model.value.make);
    const sold = years.filter((year) => isYearOf(year, model.value));
    const year = bestBeside(sold, model.words | (make?.words ?? 0), () => true);
    return { model, ...(make ? { make } : {}), ...(year ? { year } : {}) };
  });
  const withMake = makes.map((make): Draft => {
    const year = bestBeside(years, make.words, () => true);
    return { make, ...(year ? { year } : {}) };
  });
  const foreign = named.reduce((set, match) => set | match.words, 0);
  return { drafts: [...withModel, ...withMake, ...years.map((year) => ({ year }))], foreign };
};

const isWhole = (draft: Draft, words: readonly VariantWord[]): boolean =>
  (draft.model?.quality ?? draft.make?.quality ?? 0) >= WHOLE_NAME &&
  words.every((word, position) =>
    fieldOf(draft, position) === 'trim' ? isTrimWord(draft, word) : word.quality >= LEAST_TYPED_QUALITY,
  );

const readingOf = (
  draft: Draft,
  words: readonly VariantWord[],
  text: string,
  score: number,
): VehicleQuery => {
  const make = draft.model?.value.make ?? draft.make?.value;
  const trimText = trimTextOf(draft, words, text);
  return {
    ...(draft.year ? { year: draft.year.value } : {}),
    ...(make === undefined ? {} : { make }),
    ...(draft.model ? { model: draft.model.value.model } : {}),
    ...(trimText === '' ? {} : { trimText }),
    score: Math.round(Math.min(score, 1) * 10_000) / 10_000,
    matched: segmentsOf(draft, words),
    isWhole: isWhole(draft, words),
    isGuessed: words.some(
      ({ quality }, position) =>
        quality < LEAST_TYPED_QUALITY && ['make', 'model'].includes(fieldOf(draft, position)),
    ),
  };
};

/**
 * Reads a vehicle typed in any order, in part, misspelled or by a common short name. Returns at most eight readings, best first ("2019
 * honda crv ex", "chevy 1500", "merc e350 2012"). Empty if nothing is recognized. Never throws.
 */
export const parseVehicleQuery = (text: string, lexicon: VehicleLexicon): readonly VehicleQuery[] => {
  const words = queryWords(text);
  const best = new Map<string, { draft: Draft; variant: readonly VariantWord[]; score: number }>();
  for (const variant of words.length > 0 ? queryVariants(words, lexicon.spelling) : []) {
    const { drafts, foreign } = draftsOf(variant, lexicon);
    for (const draft of drafts) {
      const score = scoreOf(draft, variant, foreign, lexicon);
      const name = draft.model
        ? `${draft.model.value.make}|${draft.model.value.model}`
        : (draft.make?.value ?? '');
      const key = `${name}|${draft.year?.value ?? ''}`;
      if (score > (best.get(key)?.score ?? LOWEST_SCORE)) best.set(key, { draft, variant, score });
    }
  }
  return [...best]
    .sort(([keyA, a], [keyB, b]) => b.score - a.score || (keyA < keyB ? -1 : 1))
    .slice(0, MOST_READINGS)
    .map(([, { draft, variant, score }]) => readingOf(draft, variant, text, score));
};
