import type { Match } from './query-match.js';
import type { VariantWord } from './query-variants.js';
import { seriesNames } from './series-names.js';
import type { LexiconEntry, LexiconModel, VehicleLexicon } from './vehicle-lexicon.js';
import { keysStartingWith, prefixQuality, wordRuns } from './word-runs.js';
import { bit, bitCount } from './word-set.js';

export type ModelMatch = Match<LexiconModel> & { readonly hasMake: boolean; readonly isTrim: boolean };

/** Model keys that begin with a partial one; keys with the make in front only once the make is complete. */
const begunModels = (key: string, lexicon: VehicleLexicon): readonly string[] => {
  const hasMake = lexicon.makeKeys.some((makeKey) => key.startsWith(makeKey));
  const models = keysStartingWith(lexicon.modelKeys, key);
  return hasMake ? [...models, ...keysStartingWith(lexicon.joinedKeys, key)] : models;
};

/** "e 350" is a badge, and "a6 3" of an A6 3.0T none. */
const mayBeBadge = (first: VariantWord | undefined, set: number): boolean =>
  bitCount(set) === 1 || !/[a-z]\d|\d[a-z]/.test(first?.text ?? '');

/** A make joined to its model (hondacivic) counts only as one word; otherwise its parts are marked separately. */
const namedModels = (
  words: readonly VariantWord[],
  lexicon: VehicleLexicon,
  makes: ReadonlySet<string>,
): readonly ModelMatch[] =>
  wordRuns(words).flatMap(({ key, set, quality, isLast }) => {
    const first = words.find((_word, position) => (set & bit(position)) > 0);
    const asMatch = (entry: LexiconEntry, share: number): ModelMatch => ({
      value: entry.model,
      words: set,
      quality: entry.quality * quality * share,
      hasMake: entry.hasMake,
      isTrim: entry.isTrim,
    });
    const entriesOf = (modelKey: string): readonly LexiconEntry[] =>
      (lexicon.entriesByKey.get(modelKey) ?? []).filter((entry) => !entry.hasMake || bitCount(set) === 1);
    const exact = entriesOf(key).map((entry) => asMatch(entry, 1));
    // Of two figures a whole model's name comes before a badge: the G37 is an Infiniti. The E350 may be a Ford or a Mercedes.
    const isName = exact.length > 0 && !/\d{3}/.test(key);
    const badges = !isName && mayBeBadge(first, set) ? seriesNames(key) : [];
    const series = badges.flatMap(({ make, modelKeys, isBare }) =>
      (isBare && !makes.has(make) ? [] : (lexicon.modelsByMake.get(make) ?? []))
        .filter((model) => modelKeys.includes(model.key))
        .map((model) => asMatch({ model, quality: 0.95, hasMake: false, isTrim: true }, 1)),
    );
    const begunKeys = isLast && key.length > 1 ? begunModels(key, lexicon) : [];
    const begun = begunKeys.flatMap((modelKey) =>
      entriesOf(modelKey).map((entry) => asMatch(entry, prefixQuality(key, modelKey))),
    );
    return [...exact, ...series, ...begun];
  });

interface WordShare {
  readonly model: LexiconModel;
  readonly quality: number;
}

const BEGUN_WORD_QUALITY = 0.95;

/** Models with this exact word; for the named makes also models with a word that begins with it. */
const sharing = (
  word: VariantWord,
  lexicon: VehicleLexicon,
  makes: ReadonlySet<string>,
): readonly WordShare[] => {
  const { text, quality } = word;
  const exact = (lexicon.modelsByWord.get(text) ?? [])
    .filter((model) => text.length > 1 || makes.has(model.make))
    .map((model) => ({ model, quality }));
  if (text.length < 2 || quality < 1 || lexicon.makesByKey.has(text)) return exact;
  const begun = [...makes]
    .flatMap((make) => lexicon.modelsByMake.get(make) ?? [])
    .filter(({ words }) => words.some((known) => known !== text && known.startsWith(text)))
    .map((model) => ({ model, quality: BEGUN_WORD_QUALITY }));
  return [...exact, ...begun];
};

/** Models that share single words with the query, in any order. One letter or digit counts next to its make. */
const wordedModels = (
  words: readonly VariantWord[],
  lexicon: VehicleLexicon,
  makes: ReadonlySet<string>,
): readonly ModelMatch[] => {
  const found = new Map<LexiconModel, { words: number; letters: number; quality: number }>();
  words.forEach((word, position) => {
    for (const { model, quality } of sharing(word, lexicon, makes)) {
      const known = found.get(model) ?? { words: 0, letters: 0, quality: 1 };
      if ((known.words & bit(position)) > 0) continue;
      found.set(model, {
        words: known.words | bit(position),
        letters: known.letters + word.text.length,
        quality: Math.min(known.quality, quality),
      });
    }
  });
  return [...found].map(([value, match]) => ({
    value,
    words: match.words,
    quality: (0.5 + 0.4 * Math.min(1, match.letters / value.key.length)) * match.quality,
    hasMake: false,
    isTrim: false,
  }));
};

/** Finds models among the words: by name, short name, badge, beginning, or single words. `makes` are the makes the words name. */
export const modelMatches = (
  words: readonly VariantWord[],
  lexicon: VehicleLexicon,
  makes: ReadonlySet<string>,
): readonly ModelMatch[] => [...namedModels(words, lexicon, makes), ...wordedModels(words, lexicon, makes)];
