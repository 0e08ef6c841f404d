import type { QueryWord } from './query-words.js';
import { seriesNames } from './series-names.js';
import type { Spelling, SpellingIndex } from './spelling-index.js';

/** A query's words as one reading spells them; `quality` is 1 for a word as typed. */
export interface VariantWord extends QueryWord {
  readonly quality: number;
}

const MOST_VARIANTS = 16;
/** Plurals such as subarus and camrys. */
const PLURAL = 0.99;
const SHORTEST_PLURAL = 3;

const spellingsOf = (word: QueryWord, index: SpellingIndex): readonly Spelling[] => {
  const typed = { text: word.text, quality: 1 };
  const singular =
    word.text.length > SHORTEST_PLURAL && word.text.endsWith('s') ? word.text.slice(0, -1) : '';
  if (!index.has(word.text) && index.has(singular)) return [{ text: singular, quality: PLURAL }, typed];
  const isKnown = index.has(word.text) || /\d/.test(word.text) || seriesNames(word.text).length > 0;
  return isKnown ? [typed] : [...index.spellings(word.text), typed];
};

/** Returns every spelling of the query in known words, at most 16. Unknown words also stay as typed. */
export const queryVariants = (
  words: readonly QueryWord[],
  index: SpellingIndex,
): readonly (readonly VariantWord[])[] => {
  let variants: readonly (readonly VariantWord[])[] = [[]];
  for (const word of words) {
    const spellings = spellingsOf(word, index);
    const room = Math.max(1, Math.floor(MOST_VARIANTS / variants.length));
    const kept = spellings.length > room ? spellings.slice(0, room) : spellings;
    variants = variants.flatMap((variant) => kept.map((spelling) => [...variant, { ...word, ...spelling }]));
  }
  return variants;
};
