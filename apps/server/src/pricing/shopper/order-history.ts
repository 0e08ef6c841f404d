import type { PriceCustomer } from '../uses/index.js';

/** Tells if a customer has ordered before. Orders provide it: orders depend on pricing, never the reverse. */
export abstract class OrderHistory {
  /** True if the account or the address has an order in any state. */
  abstract hasOrdered(customer: PriceCustomer): Promise<boolean>;
}
