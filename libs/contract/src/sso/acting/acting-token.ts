const PREFIX = 'acting.';

/** Returns the token our storefront sends in place of an access token for staff acting as a customer. */
export const actingTokenOf = (handle: string): string => PREFIX + handle;

/** Returns the handle in such a token; null for any other token. */
export const actingHandleOf = (token: string | null): string | null =>
  token?.startsWith(PREFIX) === true ? token.slice(PREFIX.length) : null;
