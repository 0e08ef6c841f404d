import type { CustomerPrincipal } from './customer-authenticator.js';

/** Visits by staff acting for a customer. The identity feature provides them. */
export abstract class ActingVisits {
  /**
   * The customer that the visit of `handle` acts for; null once it is over. The look at `path` is recorded before
   * anything is shown; null for public content.
   */
  abstract look(handle: string, path: string | null): Promise<CustomerPrincipal | null>;
}
