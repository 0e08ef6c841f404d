import {
  buildSpellingIndex,
  buildVehicleLexicon,
  dimensionsOf,
  ownValue,
  parseTireSize,
  type SpellingIndex,
  type VehicleLexicon,
} from '@simpletread/domain';

import type { Brand, CatalogueIndex, Category, ProductLine, SizeFacts } from '../../tires/index.js';
import type { VehicleIndex, VehicleModel } from '../../vehicles/index.js';
import { CATEGORY_WORDS, TYPE_WORDS } from '../catalogue-words.js';
import { searchableName, type SearchableName } from '../name-match.js';

export interface Named<T> {
  readonly value: T;
  /** The name first, then other ways to say it. */
  readonly names: readonly SearchableName[];
}

/** A kind of vehicle that tires are made for. */
export interface TireType {
  readonly slug: string;
  readonly name: string;
  readonly lineCount: number;
}

/** Vehicles ready to be found by what people type. */
export interface VehicleSuggestions {
  readonly index: VehicleIndex;
  readonly lexicon: VehicleLexicon;
  readonly modelByName: ReadonlyMap<string, VehicleModel>;
  /** Every word of a make or model. */
  readonly words: ReadonlySet<string>;
}

/** Brands, lines, categories and sizes ready to be found by what people type; all but categories best known first. */
export interface CatalogueSuggestions {
  readonly brands: readonly Named<Brand>[];
  /** The words of each brand's name by the name in one word, for brands that people write apart or together. */
  readonly wordsOfBrand: ReadonlyMap<string, readonly string[]>;
  readonly lines: readonly Named<ProductLine>[];
  readonly categories: readonly Named<Category>[];
  readonly types: readonly Named<TireType>[];
  /** Lines by the beginnings of their names and by words like KO2, alone and as `brand|beginning`; the best known one of each. */
  readonly lineBeginnings: ReadonlyMap<string, ProductLine>;
  /** Every word of a line's name, for words that must be misspelled. */
  readonly lineWords: SpellingIndex;
  readonly assortment: CatalogueNames['assortment'];
  readonly sizes: ReadonlyMap<string, SizeFacts>;
  readonly sizeCodes: readonly string[];
  /** Sizes on sale that measure the same, by their dimensions, most fitted first. */
  readonly sizesByDimensions: ReadonlyMap<string, readonly SizeFacts[]>;
}

export const modelKey = (make: string, model: string): string => `${make}|${model}`;

/** Every spelling of a model finds it: without CLA, "mercedes cla" would be the beginning of C-Class. */
export const vehicleSuggestions = (index: VehicleIndex): VehicleSuggestions => {
  const named = index.models.flatMap((leader) =>
    index.spellingsOf(leader).map(({ make, model }) => ({ make, model, leader })),
  );
  return {
    index,
    lexicon: buildVehicleLexicon(
      named.map(({ make, model, leader }) => ({
        make,
        model,
        firstYear: Math.min(...leader.years),
        lastYear: Math.max(...leader.years),
        trims: index
          .spellingsOf(leader)
          .flatMap((spelling) => index.recordsOf(spelling))
          .map(({ trim }) => trim),
      })),
    ),
    modelByName: new Map(named.map(({ make, model, leader }) => [modelKey(make, model), leader])),
    words: new Set(named.flatMap(({ make, model }) => searchableName(`${make} ${model}`).words)),
  };
};

const named = <T>(values: readonly T[], namesOf: (value: T) => readonly string[]): readonly Named<T>[] =>
  values.map((value) => ({ value, names: namesOf(value).map(searchableName) }));

/** The parts of the catalogue that are searched by name, and those on sale together. */
export interface CatalogueNames extends Pick<CatalogueIndex, 'brands' | 'lines' | 'categories' | 'sizes'> {
  readonly assortment: Pick<CatalogueIndex['assortment'], 'brands' | 'brandCalled' | 'tireCount'>;
}

const dimensionsOfCode = (code: string): string => {
  const parsed = parseTireSize(code);
  return parsed.ok ? dimensionsOf(parsed.value.size) : code;
};

const byDimensions = (sizes: readonly SizeFacts[]): ReadonlyMap<string, readonly SizeFacts[]> => {
  const groups = new Map<string, SizeFacts[]>();
  for (const size of sizes) {
    const key = dimensionsOfCode(size.code);
    groups.set(key, [...(groups.get(key) ?? []), size]);
  }
  return groups;
};

const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const isModelNumber = (word: string): boolean => /[a-z]/.test(word) && /\d/.test(word);

const beginningsOf = (lines: readonly Named<ProductLine>[]): ReadonlyMap<string, ProductLine> => {
  const found = new Map<string, ProductLine>();
  for (const { value, names } of lines) {
    const words = names.at(-1)?.words ?? [];
    const beginnings = words.map((_word, at) => words.slice(0, at + 1).join(''));
    for (const name of [...beginnings, ...words.filter(isModelNumber)])
      for (const key of [name, `${value.brandSlug}|${name}`]) if (!found.has(key)) found.set(key, value);
  }
  return found;
};

const typesOnSale = ({ brands }: CatalogueNames['assortment']): readonly TireType[] => {
  const counts = new Map<string, number>();
  for (const { line } of brands.flatMap(({ lines }) => lines))
    counts.set(line.vehicleType, (counts.get(line.vehicleType) ?? 0) + 1);
  return [...counts]
    .map(([name, lineCount]) => ({ slug: slugOf(name), name, lineCount }))
    .sort((a, b) => b.lineCount - a.lineCount);
};

/** Only what is on sale: brands with lines, sizes with tires. */
export const catalogueSuggestions = (index: CatalogueNames): CatalogueSuggestions => {
  const brands = index.brands
    .filter(({ lineCount }) => lineCount > 0)
    .sort((a, b) => b.lineCount - a.lineCount);
  const lines = named(
    [...index.lines].sort((a, b) => b.reviewCount - a.reviewCount),
    ({ brandName, lineName }) => [`${brandName} ${lineName}`, lineName],
  );
  const sizes = index.sizes.filter(({ tireCount }) => tireCount > 0);
  return {
    brands: named(brands, ({ name }) => [name]),
    wordsOfBrand: new Map(
      brands.map(({ name }) => searchableName(name)).map(({ joined, words }) => [joined, words]),
    ),
    lines,
    lineBeginnings: beginningsOf(lines),
    categories: named(index.categories, ({ name, slug }) => [
      name,
      ...(ownValue(CATEGORY_WORDS, slug) ?? []),
    ]),
    types: named(typesOnSale(index.assortment), ({ name, slug }) => [
      name,
      ...(ownValue(TYPE_WORDS, slug) ?? []),
    ]),
    lineWords: buildSpellingIndex(
      new Map(
        lines.flatMap(({ names }) => names.flatMap(({ words }) => words.map((word) => [word, 0] as const))),
      ),
    ),
    assortment: index.assortment,
    sizes: new Map(sizes.map((size) => [size.code, size])),
    sizeCodes: sizes.map(({ code }) => code),
    sizesByDimensions: byDimensions(sizes),
  };
};
