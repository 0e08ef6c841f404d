import { PRICE_UNITS, TIRE_SORTS } from '@simpletread/contract';
import { isOn, textOf, wholeNumberOf, wordsOf, type RawParams } from '../../../shell/paths';

export type TireSort = (typeof TIRE_SORTS)[number];

export type PriceUnit = (typeof PRICE_UNITS)[number];

/** The parameters of a price's bounds. */
export const BOUND_PARAMS = {
  tire: { min: 'minPrice', max: 'maxPrice' },
  total: { min: 'minTotal', max: 'maxTotal' },
} as const;

/** Filters with several words, in display order. */
export const WORD_FILTERS = ['score', 'category', 'brand', 'speed', 'load', 'subtype', 'promotion'] as const;
export type WordFilter = (typeof WORD_FILTERS)[number];

/** Filters that are on or off. */
export const FLAG_FILTERS = ['inStock', 'snowflake', 'runFlat'] as const;
export type FlagFilter = (typeof FLAG_FILTERS)[number];

/** Bounds in whole dollars, both ends included; the lower one comes first. */
export interface PriceBounds {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** The request in a results page's address. */
export interface ResultFilters {
  readonly words: Readonly<Record<WordFilter, readonly string[]>>;
  readonly flags: Readonly<Record<FlagFilter, boolean>>;
  readonly minWarrantyMiles: number | undefined;
  /** For one tire, and for the set out the door; each filters in its own unit. */
  readonly bounds: Readonly<Record<PriceUnit, PriceBounds>>;
  readonly sort: TireSort;
  readonly page: number;
}

const MOST_DOLLARS = 100_000;
const MOST_MILES = 200_000;
const MOST_PAGES = 1000;

const sortOf = (text: string): TireSort => TIRE_SORTS.find((sort) => sort === text) ?? 'recommended';

export const isBounded = ({ min, max }: PriceBounds): boolean => min !== undefined || max !== undefined;

const NO_BOUNDS: PriceBounds = { min: undefined, max: undefined };

/** Returns the filters without one price's bounds. */
export const withoutBounds = (filters: ResultFilters, unit: PriceUnit): ResultFilters => ({
  ...filters,
  bounds: { ...filters.bounds, [unit]: NO_BOUNDS },
});

const boundsOf = (params: RawParams, names: (typeof BOUND_PARAMS)[PriceUnit]): PriceBounds => {
  const min = wholeNumberOf(params, names.min, 0, MOST_DOLLARS);
  const max = wholeNumberOf(params, names.max, 0, MOST_DOLLARS);
  // From 900 to 500 means the range between.
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
};

/** Reads a results page's address; ignores unknown parts. */
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
  bounds: {
    tire: boundsOf(params, BOUND_PARAMS.tire),
    total: boundsOf(params, BOUND_PARAMS.total),
  },
  sort: sortOf(textOf(params, 'sort')),
  page: wholeNumberOf(params, 'page', 1, MOST_PAGES) ?? 1,
});

/** Returns the number of active filters; a price range counts as one. */
export const countFilters = (filters: ResultFilters): number =>
  WORD_FILTERS.reduce((sum, name) => sum + filters.words[name].length, 0) +
  FLAG_FILTERS.filter((name) => filters.flags[name]).length +
  (filters.minWarrantyMiles === undefined ? 0 : 1) +
  PRICE_UNITS.filter((unit) => isBounded(filters.bounds[unit])).length;
