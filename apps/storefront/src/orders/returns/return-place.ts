/** The pages of an order's returns: in its buyer's account, or for whoever tracks it by number and ZIP. */
export type ReturnPlace = { readonly orderNumber: string } | 'tracked';

/** Returns the address of the page. */
export const returnHref = (place: ReturnPlace): string =>
  place === 'tracked'
    ? '/track-your-order/return'
    : `/account/my-orders/${encodeURIComponent(place.orderNumber)}/return`;

/** Reads the place that a form names; an empty order number is a tracked one. */
export const placeOf = (orderNumber: string): ReturnPlace =>
  orderNumber === '' ? 'tracked' : { orderNumber };
