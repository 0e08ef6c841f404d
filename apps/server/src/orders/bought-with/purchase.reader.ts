import { Injectable } from '@nestjs/common';

import { type Computed, ReadReplica } from '../../platform/database/index.js';

/** Sales of a product line. */
export type LineHabit = Computed<{
  line: string;
  /** Every item of it that was bought, the most bought first. */
  items: readonly number[];
  orderCount: number;
  installedCount: number;
  coveredCount: number;
}>;

/** The items of a buyer with several lines. */
export type Purchase = Computed<{ items: readonly number[] }>;

// A line is identified by its names at the time of sale.
const BOUGHT = `
  WITH bought AS (
    SELECT o.customer_id, o.id AS order_id, l.brand_name || ' / ' || l.line_name AS line, l.item_number,
           l.installation_in_cents > 0 AS is_installed, l.road_hazard_in_cents > 0 AS is_covered
    FROM orders."order" o JOIN orders.order_line l ON l.order_id = o.id
    WHERE o.placed_at >= $1 AND o.state <> 'cancelled')`;

const HABITS = `${BOUGHT}, items AS (
    SELECT line, item_number, count(*) AS lines FROM bought GROUP BY line, item_number)
  SELECT line, count(DISTINCT order_id)::int AS "orderCount",
         count(DISTINCT order_id) FILTER (WHERE is_installed)::int AS "installedCount",
         count(DISTINCT order_id) FILTER (WHERE is_covered)::int AS "coveredCount",
         (SELECT array_agg(item_number ORDER BY lines DESC, item_number) FROM items WHERE items.line = bought.line) AS items
  FROM bought GROUP BY line`;

const PURCHASES = `${BOUGHT}
  SELECT array_agg(DISTINCT item_number) AS items FROM bought GROUP BY customer_id HAVING count(DISTINCT line) > 1`;

@Injectable()
export class PurchaseReader {
  constructor(private readonly database: ReadReplica) {}

  habits(since: Date): Promise<LineHabit[]> {
    return this.database.query<LineHabit>(HABITS, [since]);
  }

  /** The purchases of buyers with several lines. */
  purchases(since: Date): Promise<Purchase[]> {
    return this.database.query<Purchase>(PURCHASES, [since]);
  }
}
