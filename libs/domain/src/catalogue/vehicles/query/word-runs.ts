import type { VariantWord } from './query-variants.js';
import { bit } from './word-set.js';

const LONGEST_NAME = 5;
const MOST_BEGUN = 60;

export interface WordRun {
  readonly key: string;
  /** Positions of the run's words as a bit set. */
  readonly set: number;
  readonly quality: number;
  readonly isLast: boolean;
}

/** Returns runs of up to five neighboring words, each joined into one. */
export const wordRuns = (words: readonly VariantWord[]): readonly WordRun[] =>
  words.flatMap((_, from) =>
    words.slice(from, from + LONGEST_NAME).map((__, length) => {
      const run = words.slice(from, from + length + 1);
      return {
        key: run.map((word) => word.text).join(''),
        set: run.reduce((set, ___, offset) => set | bit(from + offset), 0),
        quality: Math.min(...run.map((word) => word.quality)),
        isLast: from + length + 1 === words.length,
      };
    }),
  );

/** Returns the keys of a sorted list that begin with `start` but aren't `start`. */
export const keysStartingWith = (keys: readonly string[], start: string): readonly string[] => {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let index = low; found.length < MOST_BEGUN; index += 1) {
    const key = keys[index];
    if (!key?.startsWith(start)) break;
    if (key !== start) found.push(key);
  }
  return found;
};

/** Returns how well a partial name matches the whole (0.55-0.95). */
export const prefixQuality = (typed: string, whole: string): number =>
  0.55 + (0.4 * typed.length) / whole.length;
