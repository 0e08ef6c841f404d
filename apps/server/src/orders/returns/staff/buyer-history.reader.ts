import { Injectable } from '@nestjs/common';

import { type Computed, Database } from '../../../platform/database/index.js';

export interface BuyerHistory {
  readonly orderCount: number;
  readonly returnCount: number;
}

const HISTORY = `
  SELECT count(*)::int AS "orderCount",
         (SELECT count(*)::int FROM orders.tire_return r JOIN orders."order" o ON o.id = r.order_id WHERE o.customer_id = $1) AS "returnCount"
  FROM orders."order" WHERE customer_id = $1`;

/** Counts a buyer's orders and returns. */
@Injectable()
export class BuyerHistoryReader {
  constructor(private readonly database: Database) {}

  async of(customerId: string): Promise<BuyerHistory> {
    const row = await this.database.one<Computed<{ orderCount: number; returnCount: number }>>(HISTORY, [
      customerId,
    ]);
    return row ?? { orderCount: 0, returnCount: 0 };
  }
}
