import type { HubAddress, HubFamily } from '@simpletread/contract';

const ENDING = '-tires';

/** A hub's subject: a size, a brand, a category, a type, or a combination. */
export type HubKey = Pick<HubAddress, 'size' | 'brand' | 'category' | 'type'>;

/** Brands, categories and types end in `-tires` in every address. */
const part = (name: string, slug: string | undefined): string =>
  slug === undefined ? '' : `/${name}/${slug}${ENDING}`;

/** Returns a hub's one address. */
export const hubHref = ({ size, brand, category, type }: HubKey): string =>
  [
    size === undefined ? '' : `/tire-sizes/${size}`,
    part('brands', brand),
    part('categories', category),
    part('types', type),
  ].join('');

/** Returns the address of a hub's reviews; of all tires without one. */
export const hubReviewsHref = (key: Pick<HubKey, 'brand' | 'category' | 'type'>): string => {
  const href = hubHref(key);
  return href === '' ? '/tire-reviews/latest' : `${href}/reviews`;
};

export const lineReviewsHref = (brand: string, line: string): string =>
  `${hubHref({ brand })}/${line}/reviews`;

export const writeReviewHref = (brand: string, line: string): string =>
  `${hubHref({ brand })}/${line}/write-a-review`;

/** Takes `rim` in inches, as `17` or `16.5`. */
export const diameterHref = (rim: string | number): string => `/tire-sizes/diameter/${rim}`;

/** Returns the address of a hub from the API's list. */
export const hubPathOf = (family: HubFamily, { rim, line, ...key }: HubAddress): string => {
  if (rim !== undefined) return diameterHref(rim);
  if (line !== undefined) return lineReviewsHref(key.brand ?? '', line);
  return family.endsWith('-reviews') ? hubReviewsHref(key) : hubHref(key);
};

/** Returns an address's slug, with or without its ending, in any case. */
export const slugOfSegment = (segment: string): string => {
  const slug = segment.toLowerCase();
  return slug.length > ENDING.length && slug.endsWith(ENDING) ? slug.slice(0, -ENDING.length) : slug;
};

/** Returns the address of another page of a list; the first is the list's own. */
export const pagedHref = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`);
