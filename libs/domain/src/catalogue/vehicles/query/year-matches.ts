import type { Match } from './query-match.js';
import type { VariantWord } from './query-variants.js';
import type { VehicleLexicon } from './vehicle-lexicon.js';
import { bit } from './word-set.js';

/** Finds model years among the words: 2019, '19, 19. */
export const yearMatches = (
  words: readonly VariantWord[],
  lexicon: VehicleLexicon,
): readonly Match<number>[] =>
  words.flatMap(({ text, hasApostrophe }, position) => {
    const newest = lexicon.lastYear + 1;
    const century = Number(text) <= newest % 100 ? 2000 : 1900;
    const year = /^\d{4}$/.test(text) ? Number(text) : /^\d{2}$/.test(text) ? century + Number(text) : 0;
    if (year < lexicon.firstYear || year > newest) return [];
    return [{ value: year, words: bit(position), quality: text.length === 4 || hasApostrophe ? 1 : 0.85 }];
  });
