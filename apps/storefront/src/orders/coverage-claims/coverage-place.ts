/** The pages of an order's coverage claims: in its buyer's account, or for whoever tracks it by number and ZIP. */
export type CoveragePlace = { readonly orderNumber: string } | 'tracked';

/** Returns the address of the page. */
export const coverageHref = (place: CoveragePlace): string =>
  place === 'tracked'
    ? '/track-your-order/coverage'
    : `/account/my-orders/${encodeURIComponent(place.orderNumber)}/coverage`;

/** Reads the place that a form names; an empty order number is a tracked one. */
export const placeOf = (orderNumber: string): CoveragePlace =>
  orderNumber === '' ? 'tracked' : { orderNumber };
