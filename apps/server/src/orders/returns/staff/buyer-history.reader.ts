import { Injectable } from '@nestjs/common';

import { type Computed, Database } from '../../../platform/database/index.js';
import type { OrderRecord } from '../../order/index.js';

/** Counts of a buyer’s orders and returns. */
export type BuyerHistory = Computed<{
  readonly orderCount: number;
  readonly returnCount: number;
  /** Of the page of the buyer; null once they are erased. */
  readonly customerId: string | null;
}>;

const HISTORY = `
  SELECT count(*)::int AS "orderCount",
         (SELECT count(*)::int FROM orders.tire_return r JOIN orders."order" o ON o.id = r.order_id WHERE o.customer_id = $1) AS "returnCount",
         (SELECT p.id FROM people.customer p JOIN orders."order" shown ON shown.mailbox = p.mailbox WHERE shown.id = $2) AS "customerId"
  FROM orders."order" WHERE customer_id = $1`;

/** Counts a buyer's orders and returns. */
@Injectable()
export class BuyerHistoryReader {
  constructor(private readonly database: Database) {}

  async of({ id, customer_id: customerId }: Pick<OrderRecord, 'id' | 'customer_id'>): Promise<BuyerHistory> {
    const row = await this.database.one<BuyerHistory>(HISTORY, [customerId, id]);
    return row ?? { orderCount: 0, returnCount: 0, customerId: null };
  }
}
