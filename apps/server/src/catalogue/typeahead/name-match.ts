import { editDistance, ownValue } from '@simpletread/domain';

/** A name prepared for half-typed search. */
export interface SearchableName {
  readonly words: readonly string[];
  readonly joined: string;
  /** As `joined`, but with Roman figures as they stand: the `iv` of a half-typed Iveco is no 4. */
  readonly written: string;
  /** `ps4s` for Pilot Sport 4S; empty where no figure ends the name, or where it would be too short. */
  readonly initials: string;
  /** First letters of its words as a set of bits: a text with other ones names something else. */
  readonly starts: number;
}

/** A/T, M/S, T/A: letters with a stroke between them are one word. */
const STROKED = /(?<![\p{L}\p{N}])(\p{L})\/(\p{L})(?!\p{L})/gu;
const ROMAN: Readonly<Record<string, string>> = { ii: '2', iii: '3', iv: '4' };
const SHORTEST_INITIALS = 3;

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(STROKED, '$1$2')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const initialsOf = (words: readonly string[]): string => {
  const initials = words.map((word) => (/\d/.test(word) ? word : word.charAt(0))).join('');
  const endsInFigure = /\d/.test(words.at(-1) ?? '');
  return words.length > 1 && endsInFigure && initials.length >= SHORTEST_INITIALS ? initials : '';
};

const startsOf = (words: readonly string[]): number =>
  words.reduce((starts, word) => starts | (1 << (word.charCodeAt(0) & 31)), 0);

const nameOf = (asWritten: readonly string[]): SearchableName => {
  const words = asWritten.map((word) => ownValue(ROMAN, word) ?? word);
  return {
    words,
    joined: words.join(''),
    written: asWritten.join(''),
    initials: initialsOf(words),
    starts: startsOf(words),
  };
};

export const searchableName = (name: string): SearchableName => nameOf(wordsOf(name));

/** "B. F. Goodrich" is the longest run of words that is one brand. */
const MOST_WORDS_OF_BRAND = 3;

/**
 * Returns the typed name with each brand in the brand's own words, wherever it is: `bf-goodrich` and `b.f. goodrich` become `bfgoodrich`,
 * `mickeythompson` becomes `mickey thompson`. `wordsOfBrand` has the words by the joined name.
 */
export const inBrandWords = (
  typed: SearchableName,
  wordsOfBrand: ReadonlyMap<string, readonly string[]>,
): SearchableName => {
  const words = [...typed.words];
  for (let length = Math.min(MOST_WORDS_OF_BRAND, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const brand = wordsOfBrand.get(words.slice(at, at + length).join(''));
      if (brand === undefined || brand.length === length) continue;
      words.splice(at, length, ...brand);
    }
  }
  return words.length === typed.words.length ? typed : nameOf(words);
};

const MISSPELLED = 0.7;
const LETTERS_PER_SLIP = 4;
const MOST_SLIPS = 2;
const EXACT = 1;
const BEGINNING = 0.95;
const EVERY_WORD = 0.85;
const INITIALS = 0.9;

/**
 * Returns how well half-typed text matches a name: 1 for the whole name, 0.95 for its beginning, 0.9 for its initials ending
 * in a figure, 0.85 if every typed word begins a different word of it, else 0. Case, accents and signs don't count.
 */
export const nameMatch = (typed: SearchableName, name: SearchableName): number => {
  if (typed.joined === '') return 0;
  if (name.joined === typed.joined) return EXACT;
  if (name.joined.startsWith(typed.joined) || name.written.startsWith(typed.written)) return BEGINNING;
  if (typed.joined === name.initials) return INITIALS;
  if ((typed.starts & ~name.starts) !== 0) return 0;
  const left = [...name.words];
  for (const word of typed.words) {
    const at = left.findIndex((candidate) => candidate.startsWith(word));
    if (at < 0) return 0;
    left.splice(at, 1);
  }
  return EVERY_WORD;
};

/** Typing errors forgiven in a word of this many letters. */
const slipsOf = (length: number): number => Math.min(MOST_SLIPS, Math.floor(length / LETTERS_PER_SLIP));

/** 0.7 for a whole name with a slip for every four letters, at most two; else 0. For texts that match no name as they stand. */
export const misspelledMatch = (typed: SearchableName, name: SearchableName): number => {
  const slips = slipsOf(typed.joined.length);
  return slips > 0 && editDistance(typed.joined, name.joined, slips) <= slips ? MISSPELLED : 0;
};
