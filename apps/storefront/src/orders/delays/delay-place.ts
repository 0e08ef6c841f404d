/** A delay's page: of its private link, in the account, or of the order that is tracked. */
export type DelayPlace = { readonly token: string } | { readonly orderNumber: string } | 'tracked';

/** Its address. */
export const delayHref = (place: DelayPlace): string => {
  if (place === 'tracked') return '/track-your-order/delay';
  return 'token' in place
    ? `/delays/${encodeURIComponent(place.token)}`
    : `/account/my-orders/${encodeURIComponent(place.orderNumber)}/delay`;
};
