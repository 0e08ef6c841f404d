import { Injectable } from '@nestjs/common';
import type { ShelfBooks } from '@simpletread/domain';

import { type Computed, Database, type Renamed, type SqlRunner } from '../../../platform/database/index.js';
import type { TireRow } from '../../../catalogue/index.js';
import type { OrderRow } from '../../order/index.js';

const TIRE = `
  SELECT t.id AS "tireId", t.item_number AS "itemNumber",
         trim(concat_ws(' ', b.name, l.name, t.size_code, concat(t.load_index, t.speed_symbol))) AS tire
  FROM catalogue.tire t JOIN catalogue.product_line l ON l.id = t.line_id JOIN catalogue.brand b ON b.slug = l.brand_slug
  WHERE t.item_number = $1`;

// Labeled orders are packed: their tires have left the shelf.
const SOLD = `
  SELECT
    (SELECT coalesce(sum(a.quantity), 0)::integer FROM catalogue.stock_allocation a JOIN orders."order" o ON o.id = a.owner_id
     WHERE a.tire_id = $1 AND a.warehouse_code = $2 AND a.state = 'sold' AND o.state = 'placed') AS sold,
    (SELECT count(*)::integer FROM orders.pick_scan s JOIN orders."order" o ON o.id = s.order_id
     WHERE s.tire_id = $1 AND s.warehouse_code = $2 AND o.state = 'placed') AS pulled`;

// The newest first: whoever ordered first gets the tires that are there.
const WAITING = `
  SELECT o.id, o.number, a.quantity - (SELECT count(*)::integer FROM orders.pick_scan s
    WHERE s.order_id = o.id AND s.tire_id = $1 AND s.warehouse_code = $2) AS unpulled
  FROM catalogue.stock_allocation a JOIN orders."order" o ON o.id = a.owner_id
  WHERE a.tire_id = $1 AND a.warehouse_code = $2 AND a.state = 'sold' AND o.state = 'placed'
  ORDER BY o.placed_at DESC, o.id`;

/** An order that waits for tires on the shelf. */
export type WaitingOrder = Pick<OrderRow, 'id' | 'number'> & Computed<{ unpulled: number }>;

type ShelvedTire = Renamed<TireRow, { tireId: 'id'; itemNumber: 'item_number' }> & Computed<{ tire: string }>;
type Sold = Computed<Pick<ShelfBooks, 'sold' | 'pulled'>>;

/** Tires on the shelves of warehouses. */
@Injectable()
export class ShelfReader {
  constructor(private readonly database: Database) {}

  tire(itemNumber: number): Promise<ShelvedTire | null> {
    return this.database.one<ShelvedTire>(TIRE, [itemNumber]);
  }

  /** Tires of orders that haven't left, and those of them that are pulled. */
  async sold(db: SqlRunner, tireId: string, warehouseCode: string): Promise<Sold> {
    return (await db.one<Sold>(SOLD, [tireId, warehouseCode])) ?? { sold: 0, pulled: 0 };
  }

  /** The newest orders that `missing` tires are short for. */
  async short(
    db: SqlRunner,
    { tireId, warehouseCode }: { readonly tireId: string; readonly warehouseCode: string },
    missing: number,
  ): Promise<readonly WaitingOrder[]> {
    const waiting = await db.query<WaitingOrder>(WAITING, [tireId, warehouseCode]);
    const short: WaitingOrder[] = [];
    let left = missing;
    for (const order of waiting.filter(({ unpulled }) => unpulled > 0)) {
      if (left <= 0) break;
      short.push(order);
      left -= order.unpulled;
    }
    return short;
  }
}
