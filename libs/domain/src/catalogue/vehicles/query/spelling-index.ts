import { editDistance } from './edit-distance.js';
import { bitCount } from './word-set.js';

/** A likely correction of an unknown word; `quality` is 0-1. */
export interface Spelling {
  readonly text: string;
  readonly quality: number;
}

export interface SpellingIndex {
  readonly has: (word: string) => boolean;
  /** The likeliest known words, best first: those it begins, then those it misspells. */
  readonly spellings: (word: string) => readonly Spelling[];
}

interface KnownWord {
  readonly word: string;
  /** The letters as a bit set: words whose sets differ too much need no comparison. */
  readonly letters: number;
  /** With every doubled letter written once. */
  readonly single: string;
  readonly weight: number;
}

const MOST_SPELLINGS = 4;
const SHORTEST_BEGINNING = 3;

const lettersOf = (word: string): number => {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << ((word.charCodeAt(index) - 97) & 31);
  return letters;
};

/** From here on a doubled letter written once, or a single one doubled, is no edit: hakapelita is a Hakkapeliitta. */
const SHORTEST_DOUBLED = 6;

/** Returns a word with every doubled letter written once. */
export const singleLetters = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** No edits in two-letter words, one in short words, two from six letters on. */
const allowedEdits = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

const qualityOf = (word: string, letters: number, known: KnownWord): number => {
  const limit = allowedEdits(word);
  const canBegin = word.length >= SHORTEST_BEGINNING && known.word.startsWith(word);
  const begun = canBegin ? 0.65 + (0.33 * word.length) / known.word.length : 0;
  if (bitCount(known.letters ^ letters) > limit * 2) return begun;
  const isSameStart = word[0] === known.word[0];
  if (word.length === 3 && !isSameStart) return begun;
  const asTyped = editDistance(word, known.word, limit);
  const edits =
    asTyped > limit && word.length >= SHORTEST_DOUBLED
      ? editDistance(singleLetters(word), known.single, limit)
      : asTyped;
  if (edits > limit) return begun;
  return Math.max(begun, (isSameStart ? 0.97 : 0.92) - (0.45 * edits) / word.length);
};

/**
 * Builds an index of known words. `weights` (0-1) rank them by demand, which breaks ties. Words with digits are never corrected: 328 is not
 * a misspelled 323.
 */
export const buildSpellingIndex = (weights: ReadonlyMap<string, number>): SpellingIndex => {
  const known = [...weights]
    .filter(([word]) => /^[a-z]{3,}$/.test(word))
    .map(([word, weight]): KnownWord => ({
      word,
      letters: lettersOf(word),
      single: singleLetters(word),
      weight,
    }));
  return {
    has: (word) => weights.has(word),
    spellings: (word) => {
      if (!/^[a-z]+$/.test(word)) return [];
      const letters = lettersOf(word);
      const found: { text: string; quality: number; rank: number }[] = [];
      for (const entry of known) {
        const quality = qualityOf(word, letters, entry);
        if (quality > 0) found.push({ text: entry.word, quality, rank: quality + entry.weight / 20 });
      }
      return found
        .sort((a, b) => b.rank - a.rank)
        .slice(0, MOST_SPELLINGS)
        .map(({ text, quality }) => ({ text, quality }));
    },
  };
};
