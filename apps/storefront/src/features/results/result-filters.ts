import { TIRE_SORTS } from '@simpletread/contract';
import { isOn, textOf, wholeNumberOf, wordsOf, type RawParams } from '../../url/search-params';

export type TireSort = (typeof TIRE_SORTS)[number];

/** Filters that hold several words, in the order they are shown. */
export const WORD_FILTERS = ['score', 'category', 'brand', 'speed', 'load', 'subtype', 'promotion'] as const;
export type WordFilter = (typeof WORD_FILTERS)[number];

/** Filters that are on or off. */
export const FLAG_FILTERS = ['inStock', 'snowflake', 'runFlat'] as const;
export type FlagFilter = (typeof FLAG_FILTERS)[number];

/** What the address of a results page asks for. Prices are in whole dollars per tire. */
export interface ResultFilters {
  readonly words: Readonly<Record<WordFilter, readonly string[]>>;
  readonly flags: Readonly<Record<FlagFilter, boolean>>;
  readonly minWarrantyMiles: number | undefined;
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
  readonly sort: TireSort;
  readonly page: number;
}

const MOST_DOLLARS = 100_000;
const MOST_MILES = 200_000;
const MOST_PAGES = 1000;

const sortOf = (text: string): TireSort => TIRE_SORTS.find((sort) => sort === text) ?? 'recommended';

/** Reads a results page's address; what it does not understand is left out. */
export const readResultFilters = (params: RawParams): ResultFilters => ({
  words: {
    score: wordsOf(params, 'score'),
    category: wordsOf(params, 'category'),
    brand: wordsOf(params, 'brand'),
    speed: wordsOf(params, 'speed'),
    load: wordsOf(params, 'load'),
    subtype: wordsOf(params, 'subtype'),
    promotion: wordsOf(params, 'promotion'),
  },
  flags: {
    inStock: isOn(params, 'inStock'),
    snowflake: isOn(params, 'snowflake'),
    runFlat: isOn(params, 'runFlat'),
  },
  minWarrantyMiles: wholeNumberOf(params, 'warranty', 1, MOST_MILES),
  minPrice: wholeNumberOf(params, 'minPrice', 0, MOST_DOLLARS),
  maxPrice: wholeNumberOf(params, 'maxPrice', 0, MOST_DOLLARS),
  sort: sortOf(textOf(params, 'sort')),
  page: wholeNumberOf(params, 'page', 1, MOST_PAGES) ?? 1,
});

/** How many filters are in force; a price range counts as one. */
export const countFilters = (filters: ResultFilters): number =>
  WORD_FILTERS.reduce((sum, name) => sum + filters.words[name].length, 0) +
  FLAG_FILTERS.filter((name) => filters.flags[name]).length +
  (filters.minWarrantyMiles === undefined ? 0 : 1) +
  (filters.minPrice === undefined && filters.maxPrice === undefined ? 0 : 1);
