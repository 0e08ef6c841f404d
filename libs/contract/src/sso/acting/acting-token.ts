const PREFIX = 'acting.';

/** What our storefront sends instead of an access token for staff who see the shop as a customer. */
export const actingTokenOf = (handle: string): string => PREFIX + handle;

/** The handle in such a token; null for every other token. */
export const actingHandleOf = (token: string | null): string | null =>
  token?.startsWith(PREFIX) === true ? token.slice(PREFIX.length) : null;
