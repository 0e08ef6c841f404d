import type { TireSearchReply } from '@simpletread/contract';
import { withoutBounds, type FlagFilter, type ResultFilters, type WordFilter } from './result-filters';

type Filter = TireSearchReply['loosen'][number]['filter'];

export interface Loosening {
  /** The removed filter, as part of a sentence: `any brand`. */
  readonly words: string;
  /** The number of tires without it. */
  readonly count: number;
  readonly without: ResultFilters;
}

const WORD_FILTER_OF: Partial<Record<Filter, { name: WordFilter; words: string }>> = {
  brand: { name: 'brand', words: 'any brand' },
  category: { name: 'category', words: 'any tire type' },
  subtype: { name: 'subtype', words: 'any vehicle type' },
  promotion: { name: 'promotion', words: 'with or without a deal' },
  score: { name: 'score', words: 'any SimpleScore' },
  speed: { name: 'speed', words: 'any speed rating' },
  loadRange: { name: 'load', words: 'any load range' },
};

const FLAG_WORDS: Readonly<Record<FlagFilter, string>> = {
  inStock: 'in stock or not',
  snowflake: 'severe snow rated or not',
  runFlat: 'run flat or not',
};

const isFlag = (filter: Filter): filter is FlagFilter => Object.hasOwn(FLAG_WORDS, filter);

const lifted = (
  filter: Filter,
  filters: ResultFilters,
  { facets }: Pick<TireSearchReply, 'facets'>,
): Omit<Loosening, 'count'> | null => {
  const base: ResultFilters = { ...filters, page: 1 };
  if (isFlag(filter))
    return { words: FLAG_WORDS[filter], without: { ...base, flags: { ...base.flags, [filter]: false } } };
  const known = WORD_FILTER_OF[filter];
  if (known !== undefined)
    return { words: known.words, without: { ...base, words: { ...base.words, [known.name]: [] } } };
  if (filter === 'warranty')
    return { words: 'any warranty', without: { ...base, minWarrantyMiles: undefined } };
  return filter === 'price' ? { words: 'any price', without: withoutBounds(base, facets.price.unit) } : null;
};

/** Returns the filters that alone hide every tire, most tires first, each with the remaining filters. */
export const loosenings = (
  filters: ResultFilters,
  reply: Pick<TireSearchReply, 'loosen' | 'facets'>,
): readonly Loosening[] =>
  reply.loosen.flatMap(({ filter, count }) => {
    const way = lifted(filter, filters, reply);
    return way === null ? [] : [{ ...way, count }];
  });
