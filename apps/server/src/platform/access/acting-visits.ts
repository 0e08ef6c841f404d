import type { CustomerPrincipal } from './customer-authenticator.js';

/** Staff who see the shop as a customer; provided by the identity feature. */
export abstract class ActingVisits {
  /**
   * As whom the visit of `handle` sees the shop; null for one that is over. That `path` was looked at is kept before anything is
   * shown; null for what the shop shows to everybody.
   */
  abstract look(handle: string, path: string | null): Promise<CustomerPrincipal | null>;
}
