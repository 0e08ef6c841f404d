import type { MovedAddressesReply } from '@simpletread/contract';

import { ENDING } from '../../shell/paths';

/** Former addresses of brands and lines, indexed. */
export interface MovedAddresses {
  /** A brand's current address, by a former one. */
  readonly brands: ReadonlyMap<string, string>;
  /** A line's current address, by the brand's current address and the line's former one, as `toyo/open-country`. */
  readonly lines: ReadonlyMap<string, string>;
}

export const NOTHING_MOVED: MovedAddresses = { brands: new Map(), lines: new Map() };

export const movedAddressesOf = ({ brands, lines }: MovedAddressesReply): MovedAddresses => ({
  brands: new Map(brands),
  lines: new Map(lines.map(([brand, was, now]) => [`${brand}/${was}`, now])),
});

/** Pages of a brand that aren't lines. */
const BRAND_PAGES: ReadonlySet<string> = new Set(['categories', 'reviews', 'types']);

const brandPart = (
  part: string,
  { brands }: MovedAddresses,
): { readonly part: string; readonly brand: string } => {
  const slug = part.endsWith(ENDING) ? part.slice(0, -ENDING.length) : part;
  const now = brands.get(slug);
  return now === undefined ? { part, brand: slug } : { part: `${now}${ENDING}`, brand: now };
};

/** Returns the path with the current addresses of brand and line, on any of their pages. */
export const withMovedParts = (path: string, moved: MovedAddresses): string => {
  const parts = path.split('/');
  const [, first, second = '', third, fourth = ''] = parts;
  if (first === 'brands' && second !== '') {
    const { part, brand } = brandPart(second, moved);
    const line =
      third === undefined || BRAND_PAGES.has(third) ? undefined : moved.lines.get(`${brand}/${third}`);
    const ofBrand = parts.with(2, part);
    return (line === undefined ? ofBrand : ofBrand.with(3, line)).join('/');
  }
  return first === 'tire-sizes' && third === 'brands' && fourth !== ''
    ? parts.with(4, brandPart(fourth, moved).part).join('/')
    : path;
};

/** Returns a query with the current names of the brands in its filter. */
export const withMovedBrands = (search: string, { brands }: MovedAddresses): string => {
  const query = new URLSearchParams(search);
  const named = query.get('brand');
  if (named === null) return search;
  const now = named.split(',').map((slug) => brands.get(slug) ?? slug);
  if (now.join(',') === named) return search;
  query.set('brand', now.join(','));
  return `?${query}`.replaceAll('%2C', ',');
};
