import { Injectable } from '@nestjs/common';
import type { PickupPoint } from '@simpletread/contract';

import {
  type Computed,
  type Present,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../../platform/database/index.js';
import type { OrderRow } from '../../order/index.js';

const OPEN = `
  SELECT id AS "orderId", number, state, pickup_ready_by AS "readyBy" FROM orders."order"
  WHERE pickup_warehouse_code = $1 AND state IN ('placed', 'pendingPickup') ORDER BY id`;
const LOCKED = [OPEN, 'FOR UPDATE'].join(' ');

const COUNTS = `
  SELECT pickup_warehouse_code AS code, count(*) FILTER (WHERE state = 'placed')::int AS "toPrepare",
    count(*) FILTER (WHERE state = 'pendingPickup')::int AS "readyForPickup"
  FROM orders."order" WHERE pickup_warehouse_code IS NOT NULL AND state IN ('placed', 'pendingPickup') GROUP BY pickup_warehouse_code`;

const SHOW = 'UPDATE orders."order" SET pickup_point = $2 WHERE id = ANY ($1::uuid[])';

const MOVE = `
  UPDATE orders."order" SET pickup_ready_by = $2, version = version + 1, updated_at = $3 WHERE id = $1`;

/** An order that its buyer hasn't picked up yet. */
export type OpenAtCounter = Pick<OrderRow, 'number' | 'state'> &
  Renamed<OrderRow, { orderId: 'id' }> &
  Present<Renamed<OrderRow, { readyBy: 'pickup_ready_by' }>>;

interface Counts {
  readonly toPrepare: number;
  readonly readyForPickup: number;
}

type CountsRow = Present<Renamed<OrderRow, { code: 'pickup_warehouse_code' }>> &
  Computed<{ toPrepare: number; readyForPickup: number }>;

/** The orders that a change of a counter reaches. */
@Injectable()
export class CounterOrders {
  open(db: SqlRunner, warehouseCode: string): Promise<OpenAtCounter[]> {
    return db.query<OpenAtCounter>(OPEN, [warehouseCode]);
  }

  lock(tx: Transaction, warehouseCode: string): Promise<OpenAtCounter[]> {
    return tx.query<OpenAtCounter>(LOCKED, [warehouseCode]);
  }

  /** Open orders by warehouse. */
  async counts(db: SqlRunner): Promise<ReadonlyMap<string, Counts>> {
    const rows = await db.query<CountsRow>(COUNTS);
    return new Map(rows.map(({ code, ...counts }) => [code, counts]));
  }

  /** Makes orders show the counter as it is now. */
  async show(tx: Transaction, orderIds: readonly string[], point: PickupPoint): Promise<void> {
    await tx.execute(SHOW, [orderIds, JSON.stringify(point)]);
  }

  async move(tx: Transaction, orderId: string, readyBy: Date, at: Date): Promise<void> {
    await tx.execute(MOVE, [orderId, readyBy, at]);
  }
}
