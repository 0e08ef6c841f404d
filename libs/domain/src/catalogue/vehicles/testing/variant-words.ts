import type { VariantWord } from '../query/query-variants.js';
import { queryWords } from '../query/query-words.js';

/** The words of a text as typed, without corrections. */
export const asTyped = (text: string): readonly VariantWord[] =>
  queryWords(text).map((word) => ({ ...word, quality: 1 }));
