import { type Comparison, comparisonText } from '@simpletread/domain';

/** The ending of brand, category and make slugs in addresses. */
export const ENDING = '-tires';

/** Addresses of the shop's pages, each defined once. */
export const sizeHref = (sizeSlug: string): string => `/tire-sizes/${sizeSlug}`;

export const vehicleHref = (make: string, model: string, year: number): string =>
  `/vehicles/${make}/${model}/${year}`;

/** Brand pages have `-tires` after the brand's slug. */
export const brandHref = (brandSlug: string): string => `/brands/${brandSlug}${ENDING}`;

export const lineHref = (brandSlug: string, lineSlug: string): string =>
  `${brandHref(brandSlug)}/${lineSlug}`;

export const productHref = (tire: {
  readonly brandSlug: string;
  readonly lineSlug: string;
  readonly itemNumber: number;
}): string => `${lineHref(tire.brandSlug, tire.lineSlug)}/p/${tire.itemNumber}`;

/** Returns the comparison's address, in the chosen order; without tires the page uses this browser's choice. */
export const compareHref = (comparison: Comparison): string =>
  comparison.length === 0 ? '/compare' : `/compare?tires=${comparisonText(comparison)}`;

/** Returns the brand's slug in a page's address; `null` if its ending is missing. */
export const brandSlugOf = (segment: string): string | null =>
  segment.length > ENDING.length && segment.endsWith(ENDING) ? segment.slice(0, -ENDING.length) : null;

/** True for a segment that a slug can be made of. Encoded characters stay encoded in it, so lower case would redirect it to itself. */
export const isPlainSegment = (segment: string): boolean => /^[\w.~-]+$/.test(segment);

/** Make pages end in `-tires`, like brand pages. */
export const makeHref = (makeSlug: string): string => `/vehicles/${makeSlug}${ENDING}`;

/** Returns the make's slug in a page's address, with or without its ending, in any case. */
export const makeSlugOf = (segment: string): string => {
  const slug = segment.toLowerCase();
  return slug.endsWith(ENDING) ? slug.slice(0, -ENDING.length) : slug;
};

export const CHECKOUT_PATH = '/checkout';

export type CheckoutStep = 'shipping' | 'services' | 'payments' | 'order-summary';

export const checkoutHref = (step: CheckoutStep): string => `${CHECKOUT_PATH}/${step}`;

export const SHOPS_PATH = '/tire-shops';

/** Returns the page of a state's or a city's shops. */
export const shopAreaHref = (slug: string): string => `${SHOPS_PATH}/${slug}`;

/** Returns a shop's own page; its code decides, its name is for people. */
export const shopHref = ({ slug, code }: { slug: string; code: string }): string =>
  `${SHOPS_PATH}/shop/${slug}/${code.toLowerCase()}`;

export const writeShopReviewHref = (shop: { slug: string; code: string }): string =>
  `${shopHref(shop)}/write-a-review`;

export const DEALS_PATH = '/tire-deals';

export const GARAGE_PATH = '/account/my-garage';

/** Returns the page where a rotation of a garage's vehicle is booked, moved and cancelled; with a shop, its times. */
export const rotationHref = (
  vehicleId: string,
  at: { readonly zip?: string; readonly shop?: string } = {},
): string => {
  const query = new URLSearchParams(Object.entries(at)).toString();
  const path = `${GARAGE_PATH}/rotation/${encodeURIComponent(vehicleId)}`;
  return query === '' ? path : `${path}?${query}`;
};

/** Returns a deal's page; the yearly sales have theirs there too. */
export const dealHref = (slug: string): string => `${DEALS_PATH}/${slug}`;
