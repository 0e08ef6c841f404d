import type { Cents, PurchaseOrderRefusal, Result } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';

/** An order that names a purchase order of its buyer. */
export interface PurchaseOrderSpending {
  readonly attemptId: string;
  readonly orderId: string;
  readonly accountId: string;
  readonly poNumber: string;
  readonly amountInCents: Cents;
  /** The order that it replaces, whose money is free again; null for most. */
  readonly replacesOrderId: string | null;
}

/** The purchase orders that buyers’ companies gave us. Sales provide it: sales depend on carts, never the reverse. */
export abstract class BuyerPurchaseOrders {
  /** Reserves the amount under the purchase order’s lock. Does nothing for buyers whose company has none. */
  abstract hold(
    tx: Transaction,
    spending: PurchaseOrderSpending,
  ): Promise<Result<null, PurchaseOrderRefusal>>;
  /** The reserved amount belongs to the order from now on. */
  abstract take(tx: Transaction, attemptId: string): Promise<void>;
  /** The attempt has failed: its amount is free again. */
  abstract release(tx: Transaction, attemptId: string): Promise<void>;
}
