import { Injectable } from '@nestjs/common';
import type { PickupProof } from '@simpletread/domain';

import type { Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import type { OrderRow, WarehousePickupRow } from '../order/index.js';

const OF_ORDER = 'SELECT * FROM orders.warehouse_pickup WHERE order_id = $1';

const COUNT_WRONG = `
  INSERT INTO orders.warehouse_pickup (order_id, wrong_codes) VALUES ($1, 1)
  ON CONFLICT (order_id) DO UPDATE SET wrong_codes = warehouse_pickup.wrong_codes + 1`;

const REMIND = `
  INSERT INTO orders.warehouse_pickup (order_id, reminded_at) VALUES ($1, $2)
  ON CONFLICT (order_id) DO UPDATE SET reminded_at = excluded.reminded_at`;

const HAND_OVER = `
  INSERT INTO orders.warehouse_pickup (order_id, proof, reason, handed_over_by) VALUES ($1, $2, $3, $4)
  ON CONFLICT (order_id) DO UPDATE SET proof = excluded.proof, reason = excluded.reason, handed_over_by = excluded.handed_over_by`;

// A hold lasts 14 days; its reminder is three days before its last day.
const WAITING_LONG = `
  SELECT id AS "orderId" FROM orders."order"
  WHERE pickup_warehouse_code IS NOT NULL AND state = 'pendingPickup' AND picked_up_at < now() - interval '10 days'
  ORDER BY picked_up_at LIMIT $1`;

type WaitingOrder = Renamed<OrderRow, { orderId: 'id' }>;

/** The proof that the tires went to their buyer. */
export interface HandOverFacts {
  readonly proof: PickupProof;
  /** Null with the code. */
  readonly reason: string | null;
  readonly by: string;
}

/** The only writer of what happens to orders at the counter of a warehouse. Every write is made under the lock of the order. */
@Injectable()
export class WarehousePickupRepository {
  /** Null until something happened there. */
  ofOrder(db: SqlRunner, orderId: string): Promise<WarehousePickupRow | null> {
    return db.one<WarehousePickupRow>(OF_ORDER, [orderId]);
  }

  async countWrongCode(tx: Transaction, orderId: string): Promise<void> {
    await tx.execute(COUNT_WRONG, [orderId]);
  }

  async remind(tx: Transaction, orderId: string, at: Date): Promise<void> {
    await tx.execute(REMIND, [orderId, at]);
  }

  async handOver(tx: Transaction, orderId: string, { proof, reason, by }: HandOverFacts): Promise<void> {
    await tx.execute(HAND_OVER, [orderId, proof, reason, by]);
  }

  /** Orders whose buyers are reminded or lose them soon, longest wait first. */
  async waitingLong(db: SqlRunner, most: number): Promise<string[]> {
    const rows = await db.query<WaitingOrder>(WAITING_LONG, [most]);
    return rows.map(({ orderId }) => orderId);
  }
}
