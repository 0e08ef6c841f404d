import type { CustomerPrincipal } from './customer-authenticator.js';

const PREFIX = 'acting.';

/** What our storefront sends instead of an access token for staff who see the shop as a customer. */
export const actingTokenOf = (handle: string): string => PREFIX + handle;

/** The handle in such a token; null for every other token. */
export const actingHandleOf = (token: string | null): string | null =>
  token?.startsWith(PREFIX) === true ? token.slice(PREFIX.length) : null;

/** Staff who see the shop as a customer; provided by the identity feature. */
export abstract class ActingVisits {
  /**
   * As whom the visit of `handle` sees the shop; null for one that is over. That `path` was looked at is kept before anything is
   * shown.
   */
  abstract look(handle: string, path: string): Promise<CustomerPrincipal | null>;
}
