/** The pages of an order's price claims: in its buyer's account, or for whoever tracks it by number and ZIP. */
export type ClaimPlace = { readonly orderNumber: string } | 'tracked';

/** Returns the address of the page. */
export const claimHref = (place: ClaimPlace): string =>
  place === 'tracked'
    ? '/track-your-order/claim'
    : `/account/my-orders/${encodeURIComponent(place.orderNumber)}/claim`;

/** Reads the place that a form names; an empty order number is a tracked one. */
export const placeOf = (orderNumber: string): ClaimPlace =>
  orderNumber === '' ? 'tracked' : { orderNumber };
