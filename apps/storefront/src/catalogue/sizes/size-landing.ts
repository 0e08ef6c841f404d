import type { TireSearchReply } from '@simpletread/contract';
import { hubHref, type HubKey } from '../../shell/paths';
import type { ResultFilters, WordFilter } from '../tire-search';

/** A size and what it has in common with a brand, a category or a type: the filters that its page stands for. */
export type SizeKey = HubKey & { readonly size: string };

/** The filters of results that a part of a key stands for. */
const FILTERS = { brand: 'brand', category: 'category', type: 'subtype' } as const satisfies Record<
  string,
  WordFilter
>;

type Part = keyof typeof FILTERS;
const PARTS = Object.keys(FILTERS) as Part[];

/** The filters of an address, and those that the page itself stands for. */
export const withLanding = (filters: ResultFilters, key: SizeKey): ResultFilters => ({
  ...filters,
  words: PARTS.reduce((words, part) => {
    const slug = key[part];
    return slug === undefined ? words : { ...words, [FILTERS[part]]: [slug] };
  }, filters.words),
});

/** What the filters of words that a page stands for are called in its results; null where none of it is on sale. */
export const landingNames = (
  { facets }: Pick<TireSearchReply, 'facets'>,
  key: SizeKey,
): readonly string[] | null => {
  const names = PARTS.flatMap((part) => {
    const slug = key[part];
    if (slug === undefined) return [];
    return [facets[FILTERS[part]].find(({ value, count }) => value === slug && count > 0)?.label ?? null];
  });
  return names.every((name) => name !== null) ? names : null;
};

export interface LandingWay {
  readonly label: string;
  readonly href: string;
  readonly count: number;
}

/** The pages beside a size's page: the same with another brand, category or type, as far as there are such pages. */
export const landingWays = (
  { facets }: Pick<TireSearchReply, 'facets'>,
  key: SizeKey,
  part: Part,
): LandingWay[] => {
  const other = { brand: null, category: key.type, type: key.category }[part];
  // No page is about a category and a type at once.
  if (other !== null && other !== undefined) return [];
  return facets[FILTERS[part]]
    .filter(({ value, count }) => count > 0 && value !== key[part])
    .map(({ value, label, count }) => ({ label, count, href: hubHref({ ...key, [part]: value }) }));
};
