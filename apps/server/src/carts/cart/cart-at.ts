import type { CustomerPrincipal } from '../../platform/access/index.js';
import type { CartAtVersion } from './change-cart.js';

export const accountIdOf = (customer: CustomerPrincipal | null): string | null => customer?.accountId ?? null;

/** The cart of a token as its bearer saw it, or as it is now where the bearer doesn't say. */
export const cartAt = (
  token: string,
  { version }: { readonly version?: number | undefined },
  customer: CustomerPrincipal | null,
): CartAtVersion => ({ token, version: version ?? null, accountId: accountIdOf(customer) });
