import type { VariantWord } from './query-variants.js';
import { seriesNames } from './series-names.js';
import { bit } from './word-set.js';
import type { LexiconEntry, LexiconModel, VehicleLexicon } from './vehicle-lexicon.js';

/** Words (as a bit set of their positions) that may name a thing, and how well (0-1). */
export interface Match<T> {
  readonly value: T;
  readonly words: number;
  readonly quality: number;
}

export type ModelMatch = Match<LexiconModel> & { readonly hasMake: boolean; readonly isTrim: boolean };

const LONGEST_NAME = 5;
const MOST_BEGUN = 60;

/** Runs of up to five neighbouring words, as one word. */
const runs = (
  words: readonly VariantWord[],
): readonly {
  readonly key: string;
  readonly set: number;
  readonly quality: number;
  readonly isLast: boolean;
}[] =>
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

/** Keys of an ordered list that begin with, but are not, `start`. */
const begunBy = (keys: readonly string[], start: string): readonly string[] => {
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

const begunQuality = (typed: string, whole: string): number => 0.55 + (0.4 * typed.length) / whole.length;

/** Model years among the words: 2019, '19, 19. */
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

/** Makes among the words, whole or half-typed at the end. */
export const makeMatches = (
  words: readonly VariantWord[],
  lexicon: VehicleLexicon,
): readonly Match<string>[] =>
  runs(words).flatMap(({ key, set, quality, isLast }) => {
    const whole = lexicon.makesByKey.get(key);
    const exact = whole ? [{ value: whole.make, words: set, quality: whole.quality * quality }] : [];
    if (!isLast || key.length < 2) return exact;
    const begun = begunBy(lexicon.makeKeys, key).flatMap((makeKey) => {
      const make = lexicon.makesByKey.get(makeKey);
      return make ? [{ value: make.make, words: set, quality: begunQuality(key, makeKey) * quality }] : [];
    });
    return [...exact, ...begun];
  });

const namedModels = (
  words: readonly VariantWord[],
  lexicon: VehicleLexicon,
  makes: ReadonlySet<string>,
): readonly ModelMatch[] =>
  runs(words).flatMap(({ key, set, quality, isLast }) => {
    const asMatch = (entry: LexiconEntry, share: number): ModelMatch => ({
      value: entry.model,
      words: set,
      quality: entry.quality * quality * share,
      hasMake: entry.hasMake,
      isTrim: entry.isTrim,
    });
    const exact = (lexicon.entriesByKey.get(key) ?? []).map((entry) => asMatch(entry, 1));
    const series = seriesNames(key).flatMap(({ make, modelKeys, isBare }) =>
      (isBare && !makes.has(make) ? [] : (lexicon.modelsByMake.get(make) ?? []))
        .filter((model) => modelKeys.includes(model.key))
        .map((model) => asMatch({ model, quality: 0.95, hasMake: false, isTrim: true }, 1)),
    );
    const begun =
      isLast && key.length > 1
        ? begunBy(lexicon.modelKeys, key).flatMap((modelKey) =>
            (lexicon.entriesByKey.get(modelKey) ?? []).map((entry) =>
              asMatch(entry, begunQuality(key, modelKey)),
            ),
          )
        : [];
    return [...exact, ...series, ...begun];
  });

/** Models that share single words with the query, in any order; one letter or digit counts beside its make. */
const wordedModels = (
  words: readonly VariantWord[],
  lexicon: VehicleLexicon,
  makes: ReadonlySet<string>,
): readonly ModelMatch[] => {
  const found = new Map<LexiconModel, { words: number; letters: number; quality: number }>();
  words.forEach(({ text, quality }, position) => {
    for (const model of lexicon.modelsByWord.get(text) ?? []) {
      if (text.length < 2 && !makes.has(model.make)) continue;
      const known = found.get(model) ?? { words: 0, letters: 0, quality: 1 };
      found.set(model, {
        words: known.words | bit(position),
        letters: known.letters + text.length,
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

/** Models among the words: by name, short name, badge, beginning, or single words. */
export const modelMatches = (
  words: readonly VariantWord[],
  lexicon: VehicleLexicon,
  makes: ReadonlySet<string>,
): readonly ModelMatch[] => [...namedModels(words, lexicon, makes), ...wordedModels(words, lexicon, makes)];
