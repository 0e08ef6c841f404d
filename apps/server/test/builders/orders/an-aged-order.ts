import type { SqlRunner } from '../../../src/platform/database/index.js';

/** Moves an order and all its events into the past (`46 minutes`). */
export const ageOrder = async (db: SqlRunner, orderId: string, interval: string): Promise<void> => {
  await db.execute(
    'UPDATE orders.carrier_look SET next_look_at = next_look_at - $2::interval WHERE order_id = $1',
    [orderId, interval],
  );
  await db.execute(
    `UPDATE orders."order" SET placed_at = placed_at - $2::interval, cancel_closes_at = cancel_closes_at - $2::interval,
       picked_up_at = picked_up_at - $2::interval, shipped_at = shipped_at - $2::interval, estimated_delivery_on = estimated_delivery_on - $2::interval
     WHERE id = $1`,
    [orderId, interval],
  );
};
