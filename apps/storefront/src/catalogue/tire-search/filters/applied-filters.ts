import { PRICE_UNITS, type TireSearchReply } from '@simpletread/contract';
import { boundsLabel } from '../results/price-words';
import {
  FLAG_FILTERS,
  isBounded,
  WORD_FILTERS,
  withoutBounds,
  type FlagFilter,
  type ResultFilters,
  type WordFilter,
} from './result-filters';

export interface AppliedFilter {
  readonly id: string;
  readonly label: string;
  /** The filters without this one, from the first page. */
  readonly without: ResultFilters;
}

export const FLAG_LABELS: Record<FlagFilter, string> = {
  inStock: 'In stock',
  snowflake: 'Severe snow rated',
  runFlat: 'Run flat',
};

type Facets = TireSearchReply['facets'];

/** Returns the results' values for a word filter. */
export const facetOf = (facets: Facets, name: WordFilter): Facets['brand'] => {
  const counted: Record<WordFilter, Facets['brand']> = {
    brand: facets.brand,
    category: facets.category,
    subtype: facets.subtype,
    promotion: facets.promotion,
    score: facets.score,
    speed: facets.speed,
    load: facets.loadRange,
  };
  return counted[name];
};

/** Returns active words that the results no longer offer. */
export const unlistedWords = (facets: Facets, filters: ResultFilters, name: WordFilter): string[] =>
  filters.words[name].filter((word) => !facetOf(facets, name).some(({ value }) => value === word));

/** Returns an address's word in readable form, if the results no longer name it: `all-season` becomes All Season. */
const wordsOf = (word: string): string =>
  word
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

/** Returns every active filter with its words and the address without it. */
export const appliedFilters = (filters: ResultFilters, facets: Facets): AppliedFilter[] => {
  const base: ResultFilters = { ...filters, page: 1 };
  const words = WORD_FILTERS.flatMap((name) =>
    filters.words[name].map((word) => ({
      id: `${name}-${word}`,
      label: facetOf(facets, name).find(({ value }) => value === word)?.label ?? wordsOf(word),
      without: {
        ...base,
        words: { ...base.words, [name]: base.words[name].filter((other) => other !== word) },
      },
    })),
  );
  const flags = FLAG_FILTERS.filter((name) => filters.flags[name]).map((name) => ({
    id: name,
    label: FLAG_LABELS[name],
    without: { ...base, flags: { ...base.flags, [name]: false } },
  }));
  const warranty =
    filters.minWarrantyMiles === undefined
      ? []
      : [
          {
            id: 'warranty',
            label: `${filters.minWarrantyMiles.toLocaleString('en-US')} miles and more`,
            without: { ...base, minWarrantyMiles: undefined },
          },
        ];
  const prices = PRICE_UNITS.filter((unit) => isBounded(filters.bounds[unit])).map((unit) => ({
    id: `price-${unit}`,
    label: boundsLabel(unit, filters.bounds[unit]),
    without: withoutBounds(base, unit),
  }));
  return [...words, ...flags, ...warranty, ...prices];
};
