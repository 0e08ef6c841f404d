import type { HubAddress, HubFamily } from '@simpletread/contract';

const ENDING = '-tires';

/** What a hub is about: a size, a brand, a category, a type, or what some of them have in common. */
export type HubKey = Pick<HubAddress, 'size' | 'brand' | 'category' | 'type'>;

/** Brands, categories and types carry `-tires` in every address. */
const part = (name: string, slug: string | undefined): string =>
  slug === undefined ? '' : `/${name}/${slug}${ENDING}`;

/** The one address of a hub. */
export const hubHref = ({ size, brand, category, type }: HubKey): string =>
  [
    size === undefined ? '' : `/tire-sizes/${size}`,
    part('brands', brand),
    part('categories', category),
    part('types', type),
  ].join('');

/** What buyers say of the tires of a hub; of all tires without one. */
export const hubReviewsHref = (key: Pick<HubKey, 'brand' | 'category' | 'type'>): string => {
  const href = hubHref(key);
  return href === '' ? '/tire-reviews/latest' : `${href}/reviews`;
};

export const lineReviewsHref = (brand: string, line: string): string =>
  `${hubHref({ brand })}/${line}/reviews`;

/** `rim` in inches, as `17` or `16.5`. */
export const diameterHref = (rim: string | number): string => `/tire-sizes/diameter/${rim}`;

/** The address of a hub as the API lists it. */
export const hubPathOf = (family: HubFamily, { rim, line, ...key }: HubAddress): string => {
  if (rim !== undefined) return diameterHref(rim);
  if (line !== undefined) return lineReviewsHref(key.brand ?? '', line);
  return family.endsWith('-reviews') ? hubReviewsHref(key) : hubHref(key);
};

/** A slug out of an address, with or without its ending, in whatever case. */
export const slugOfSegment = (segment: string): string => {
  const slug = segment.toLowerCase();
  return slug.length > ENDING.length && slug.endsWith(ENDING) ? slug.slice(0, -ENDING.length) : slug;
};

/** The address of another page of a list; the first is the list's own. */
export const pagedHref = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`);
