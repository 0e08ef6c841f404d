/** A delay's page: of its private link, or in the account. */
export type DelayPlace = { readonly token: string } | { readonly orderNumber: string };

/** Its address. */
export const delayHref = (place: DelayPlace): string =>
  'token' in place
    ? `/delays/${encodeURIComponent(place.token)}`
    : `/account/my-orders/${encodeURIComponent(place.orderNumber)}/delay`;
