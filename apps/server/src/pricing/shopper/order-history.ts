import type { PriceCustomer } from '../uses/index.js';

/** Whether somebody has ordered before; orders provide it, as they know prices and prices know no orders. */
export abstract class OrderHistory {
  /** True where the account or the address has any order, whatever became of it. */
  abstract hasOrdered(customer: PriceCustomer): Promise<boolean>;
}
