import type { Match } from './query-match.js';
import type { VariantWord } from './query-variants.js';
import type { VehicleLexicon } from './vehicle-lexicon.js';
import { keysStartingWith, prefixQuality, wordRuns } from './word-runs.js';

/** Finds makes among the words, whole or partial at the end. */
export const makeMatches = (
  words: readonly VariantWord[],
  lexicon: VehicleLexicon,
): readonly Match<string>[] =>
  wordRuns(words).flatMap(({ key, set, quality, isLast }) => {
    const whole = lexicon.makesByKey.get(key);
    const exact = whole ? [{ value: whole.make, words: set, quality: whole.quality * quality }] : [];
    if (!isLast || key.length < 2) return exact;
    const begun = keysStartingWith(lexicon.makeKeys, key).flatMap((makeKey) => {
      const make = lexicon.makesByKey.get(makeKey);
      return make ? [{ value: make.make, words: set, quality: prefixQuality(key, makeKey) * quality }] : [];
    });
    return [...exact, ...begun];
  });
