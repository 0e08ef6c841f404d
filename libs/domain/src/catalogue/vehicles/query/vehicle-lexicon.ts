import { MAKE_SHORT_NAMES, MODEL_SHORT_NAMES } from './short-names.js';
import { buildSpellingIndex, type SpellingIndex } from './spelling-index.js';

/** One model of the vehicle list with the model years it was sold. */
export interface VehicleLexiconRow {
  readonly make: string;
  readonly model: string;
  readonly firstYear: number;
  readonly lastYear: number;
  /** The names of its trims, where they are known. */
  readonly trims?: readonly string[];
}

export interface LexiconModel extends Omit<VehicleLexiconRow, 'trims'> {
  /** The name as one word: crv, silverado1500. */
  readonly key: string;
  readonly words: readonly string[];
  /** Words of its trims; no figures, which may be years and wheels. */
  readonly trimWords: ReadonlySet<string>;
  /** 0-1: long-lived models that are still sold rank higher. */
  readonly prior: number;
}

/** The possible meaning of a word or a run of words. */
export interface LexiconEntry {
  readonly model: LexiconModel;
  readonly quality: number;
  /** The name includes the make (hondacivic). */
  readonly hasMake: boolean;
  readonly isTrim: boolean;
}

export interface VehicleLexicon {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly makesByKey: ReadonlyMap<string, { readonly make: string; readonly quality: number }>;
  readonly makeKeys: readonly string[];
  readonly modelsByMake: ReadonlyMap<string, readonly LexiconModel[]>;
  readonly entriesByKey: ReadonlyMap<string, readonly LexiconEntry[]>;
  readonly modelsByWord: ReadonlyMap<string, readonly LexiconModel[]>;
  /** Model keys in order, for matching partial names. */
  readonly modelKeys: readonly string[];
  /** The same keys with the make in front (hondacivic). */
  readonly joinedKeys: readonly string[];
  readonly spelling: SpellingIndex;
}

const SHORT_NAME_QUALITY = 0.96;

/** Returns a name as lower-case words: "CR-V" is crv, "Town & Country" townandcountry. */
export const nameWords = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .replace(/&/g, ' and ')
    .match(/[a-z0-9]+/g) ?? [];

/** Words of a trim that tell of wheels: Sport 19-inch. */
const OF_WHEELS: readonly string[] = ['inch', 'wheel', 'wheels', 'staggered'];

const trimWordsOf = (trims: readonly string[]): ReadonlySet<string> =>
  new Set(trims.flatMap(nameWords).filter((word) => !/^\d+$/.test(word) && !OF_WHEELS.includes(word)));

const keyOf = (name: string): string => nameWords(name).join('');

const add = <T>(map: Map<string, T[]>, key: string, value: T): void => {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
};

const modelOf = ({ trims = [], ...row }: VehicleLexiconRow, lastYear: number): LexiconModel => {
  const words = nameWords(row.model);
  const makeKey = keyOf(row.make);
  const own = words.flatMap((word) =>
    word.startsWith(makeKey) && word !== makeKey ? [word, word.slice(makeKey.length)] : [word],
  );
  const isCurrent = row.lastYear >= lastYear - 2;
  const years = Math.min(row.lastYear - row.firstYear + 1, 30);
  return {
    ...row,
    key: words.join(''),
    words: own,
    trimWords: trimWordsOf(trims),
    prior: (isCurrent ? 0.5 : 0) + years / 60,
  };
};

const indexEntries = (models: readonly LexiconModel[]): Map<string, LexiconEntry[]> => {
  const entries = new Map<string, LexiconEntry[]>();
  const byName = new Map(models.map((model) => [`${model.make}|${model.model}`, model]));
  for (const model of models) {
    add(entries, model.key, { model, quality: 1, hasMake: false, isTrim: false });
    const joined = keyOf(model.make) + model.key;
    add(entries, joined, { model, quality: 1, hasMake: true, isTrim: false });
    // "Town Country" is the Town & Country.
    const plain = nameWords(model.model)
      .filter((word) => word !== 'and')
      .join('');
    if (plain !== model.key)
      add(entries, plain, { model, quality: SHORT_NAME_QUALITY, hasMake: false, isTrim: false });
  }
  for (const { shortName, make, model: name, isTrim } of MODEL_SHORT_NAMES) {
    const model = byName.get(`${make}|${name}`);
    if (model) add(entries, shortName, { model, quality: SHORT_NAME_QUALITY, hasMake: false, isTrim });
  }
  return entries;
};

const keysOf = (entries: ReadonlyMap<string, readonly LexiconEntry[]>, hasMake: boolean): readonly string[] =>
  [...entries]
    .filter(([, named]) => named.some((entry) => entry.hasMake === hasMake))
    .map(([key]) => key)
    .sort();

const indexMakes = (makes: readonly string[]): Map<string, { make: string; quality: number }> => {
  const byKey = new Map(makes.map((make) => [keyOf(make), { make, quality: 1 }]));
  for (const [shortName, make] of Object.entries(MAKE_SHORT_NAMES)) {
    if (makes.includes(make)) byKey.set(shortName, { make, quality: SHORT_NAME_QUALITY });
  }
  return byKey;
};

const weighWords = (
  models: readonly LexiconModel[],
  makeKeys: readonly string[],
  entryKeys: Iterable<string>,
): Map<string, number> => {
  const weights = new Map<string, number>();
  const weigh = (word: string, weight: number): void => {
    weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  };
  for (const key of entryKeys) weigh(key, 0.2);
  for (const { make, key, words, prior } of models) {
    for (const word of [key, ...words]) weigh(word, prior);
    for (const word of nameWords(make)) weigh(word, 0.9);
  }
  for (const key of makeKeys) weigh(key, 1);
  return weights;
};

/** Prepares the rows for `parseVehicleQuery`. Build it once (about 10 ms for 1,555 rows) and keep it. */
export const buildVehicleLexicon = (rows: readonly VehicleLexiconRow[]): VehicleLexicon => {
  const lastYear = Math.max(...rows.map((row) => row.lastYear));
  const models = rows.map((row) => modelOf(row, lastYear));
  const makes = [...new Set(rows.map((row) => row.make))];
  const makesByKey = indexMakes(makes);
  const entriesByKey = indexEntries(models);
  const modelsByWord = new Map<string, LexiconModel[]>();
  for (const model of models) {
    for (const word of new Set(model.words)) add(modelsByWord, word, model);
  }
  return {
    firstYear: Math.min(...rows.map((row) => row.firstYear)),
    lastYear,
    makesByKey,
    makeKeys: [...makesByKey.keys()].sort(),
    modelsByMake: new Map(makes.map((make) => [make, models.filter((model) => model.make === make)])),
    entriesByKey,
    modelsByWord,
    modelKeys: keysOf(entriesByKey, false),
    joinedKeys: keysOf(entriesByKey, true),
    spelling: buildSpellingIndex(weighWords(models, [...makesByKey.keys()], entriesByKey.keys())),
  };
};
