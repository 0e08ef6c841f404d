import { Injectable } from '@nestjs/common';
import type { OrderState } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import type { Label, Parcel, Shipment } from './carrier.js';

/** Tires are pulled about 15 minutes after the cancel window has closed. Source: spec section 9. */
const READY = `
  SELECT id AS "orderId", number AS "orderNumber", tire_count AS "tireCount" FROM orders."order"
  WHERE state = 'placed' AND cancel_closes_at <= now() - interval '15 minutes'
  ORDER BY cancel_closes_at LIMIT $1`;

// Each run goes on behind the last one, so that shipments that do not move never block those behind them.
const UNDER_WAY = `
  SELECT id AS "orderId", state, carrier, tracking_number AS "trackingNumber", picked_up_at AS "bookedAt",
         estimated_delivery_on AS "estimatedDeliveryOn", now() AS now
  FROM orders."order"
  WHERE state IN ('pendingPickup', 'inTransit') AND carrier IS NOT NULL AND picked_up_at IS NOT NULL AND id > $1
  ORDER BY id LIMIT $2`;

// An order that somebody is just cancelling is left for the next run.
const LOCK_FREE = `SELECT state FROM orders."order" WHERE id = $1 FOR UPDATE SKIP LOCKED`;

const MOVE = `
  UPDATE orders."order"
  SET state = $2, version = version + 1, updated_at = now(), carrier = coalesce($3, carrier),
      tracking_number = coalesce($4, tracking_number), picked_up_at = coalesce($5, picked_up_at),
      shipped_at = coalesce($6, shipped_at), delivered_at = coalesce($7, delivered_at)
  WHERE id = $1`;

export type ShipmentUnderWay = Shipment & { readonly state: OrderState; readonly now: Date };

export interface Move {
  readonly to: OrderState;
  readonly label?: Label;
  readonly releasedAt?: Date;
  readonly shippedAt?: Date;
  readonly deliveredAt?: Date;
}

/** Orders on their way out of the warehouse and to the door. */
@Injectable()
export class ShipmentRepository {
  ready(db: SqlRunner, most: number): Promise<Parcel[]> {
    return db.query<Parcel>(READY, [most]);
  }

  underWay(db: SqlRunner, afterId: string, most: number): Promise<ShipmentUnderWay[]> {
    return db.query<ShipmentUnderWay>(UNDER_WAY, [afterId, most]);
  }

  /** The state of an order that nobody else holds, locked; null otherwise. */
  async lockFree(tx: Transaction, orderId: string): Promise<OrderState | null> {
    return (await tx.one<{ state: OrderState }>(LOCK_FREE, [orderId]))?.state ?? null;
  }

  async move(tx: Transaction, orderId: string, move: Move): Promise<void> {
    const { to, label, releasedAt, shippedAt, deliveredAt } = move;
    const params = [orderId, to, label?.carrier, label?.trackingNumber, releasedAt, shippedAt, deliveredAt];
    await tx.execute(
      MOVE,
      params.map((value) => value ?? null),
    );
  }
}
