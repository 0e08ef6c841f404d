import { type Comparison, comparisonText } from '@simpletread/domain';

/** What follows a brand's, a category's or a make's slug in an address. */
export const ENDING = '-tires';

/** Addresses of the shop's pages, each written once. */
export const sizeHref = (sizeSlug: string): string => `/tire-sizes/${sizeSlug}`;

export const vehicleHref = (make: string, model: string, year: number): string =>
  `/vehicles/${make}/${model}/${year}`;

/** Brand pages carry `-tires` after the brand's slug. */
export const brandHref = (brandSlug: string): string => `/brands/${brandSlug}${ENDING}`;

export const lineHref = (brandSlug: string, lineSlug: string): string =>
  `${brandHref(brandSlug)}/${lineSlug}`;

export const productHref = (tire: {
  readonly brandSlug: string;
  readonly lineSlug: string;
  readonly itemNumber: number;
}): string => `${lineHref(tire.brandSlug, tire.lineSlug)}/p/${tire.itemNumber}`;

/** Tires side by side, in the order chosen; without any the page takes those that this browser has chosen. */
export const compareHref = (comparison: Comparison): string =>
  comparison.length === 0 ? '/compare' : `/compare?tires=${comparisonText(comparison)}`;

/** A brand's slug out of a page's address; `null` where the address lacks its ending. */
export const brandSlugOf = (segment: string): string | null =>
  segment.length > ENDING.length && segment.endsWith(ENDING) ? segment.slice(0, -ENDING.length) : null;

/** Make pages carry `-tires`, as brand pages do. */
export const makeHref = (makeSlug: string): string => `/vehicles/${makeSlug}${ENDING}`;

/** A make's slug out of a page's address, with or without its ending, in whatever case. */
export const makeSlugOf = (segment: string): string => {
  const slug = segment.toLowerCase();
  return slug.endsWith(ENDING) ? slug.slice(0, -ENDING.length) : slug;
};

export const CHECKOUT_PATH = '/checkout';

export type CheckoutStep = 'shipping' | 'services' | 'payments' | 'order-summary';

export const checkoutHref = (step: CheckoutStep): string => `${CHECKOUT_PATH}/${step}`;

export const SHOPS_PATH = '/tire-shops';

export const DEALS_PATH = '/tire-deals';

/** The page of a deal; the yearly sales have theirs there too. */
export const dealHref = (slug: string): string => `${DEALS_PATH}/${slug}`;
