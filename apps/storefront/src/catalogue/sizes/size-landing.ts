import type { TireSearchReply } from '@simpletread/contract';
import { hubHref, type HubKey } from '../../shell/paths';
import type { ResultFilters, WordFilter } from '../tire-search';

/** A size and its brand, category or type: the filters of its page. */
export type SizeKey = HubKey & { readonly size: string };

/** The results filter for each part of a key. */
const FILTERS = { brand: 'brand', category: 'category', type: 'subtype' } as const satisfies Record<
  string,
  WordFilter
>;

type Part = keyof typeof FILTERS;
const PARTS = Object.keys(FILTERS) as Part[];

/** Returns the address's filters, plus the page's own. */
export const withLanding = (filters: ResultFilters, key: SizeKey): ResultFilters => ({
  ...filters,
  words: PARTS.reduce((words, part) => {
    const slug = key[part];
    return slug === undefined ? words : { ...words, [FILTERS[part]]: [slug] };
  }, filters.words),
});

/** Returns the names of a page's own word filters in its results; null if one has nothing on sale. */
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

/** Returns the sibling pages with another brand, category or type, as far as they exist. */
export const landingWays = (
  { facets }: Pick<TireSearchReply, 'facets'>,
  key: SizeKey,
  part: Part,
): LandingWay[] => {
  const other = { brand: null, category: key.type, type: key.category }[part];
  // No page combines a category and a type.
  if (other !== null && other !== undefined) return [];
  return facets[FILTERS[part]]
    .filter(({ value, count }) => count > 0 && value !== key[part])
    .map(({ value, label, count }) => ({ label, count, href: hubHref({ ...key, [part]: value }) }));
};
