import { editDistance } from '@simpletread/domain';

/** A name prepared for half-typed search. */
export interface SearchableName {
  readonly words: readonly string[];
  readonly joined: string;
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export const searchableName = (name: string): SearchableName => {
  const words = wordsOf(name);
  return { words, joined: words.join('') };
};

const MISSPELT = 0.7;
const LETTERS_PER_SLIP = 4;
const MOST_SLIPS = 2;
const EXACT = 1;
const BEGINNING = 0.95;
const EVERY_WORD = 0.85;

/**
 * How well a half-typed text names something: 1 for the whole name, 0.95 for its beginning, 0.85 when every typed word
 * begins a different word of it, else 0. Case, accents and signs do not count.
 */
export const nameMatch = (typed: SearchableName, name: SearchableName): number => {
  if (typed.joined === '') return 0;
  if (name.joined === typed.joined) return EXACT;
  if (name.joined.startsWith(typed.joined)) return BEGINNING;
  const left = [...name.words];
  for (const word of typed.words) {
    const at = left.findIndex((candidate) => candidate.startsWith(word));
    if (at < 0) return 0;
    left.splice(at, 1);
  }
  return EVERY_WORD;
};

/** 0.7 for a whole name with a slip for every four letters, at most two; else 0. For texts that match no name as they stand. */
export const misspeltMatch = (typed: SearchableName, name: SearchableName): number => {
  const slips = Math.min(MOST_SLIPS, Math.floor(typed.joined.length / LETTERS_PER_SLIP));
  return slips > 0 && editDistance(typed.joined, name.joined, slips) <= slips ? MISSPELT : 0;
};
