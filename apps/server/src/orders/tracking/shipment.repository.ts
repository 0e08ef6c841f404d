import { Injectable } from '@nestjs/common';
import type { OrderState } from '@simpletread/domain';

import type { Computed, Present, Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import type { OrderRow } from '../order/index.js';
import type { CarrierLookRow } from './carrier-look.entity.js';
import type { Label } from './carrier.js';

/** Nothing that people pick of the order is missing. */
const IS_PICKED = 'NOT EXISTS (SELECT FROM orders.pick WHERE order_id = id AND packed_at IS NULL)';

/** Tires are pulled about 15 minutes after the cancel window has closed. Source: spec section 9. */
const READY = `
  SELECT id AS "orderId", number AS "orderNumber", tire_count AS "tireCount", version, fulfilment FROM orders."order"
  WHERE state = 'placed' AND cancel_requested_at IS NULL AND held_at IS NULL AND cancel_closes_at <= now() - interval '15 minutes'
    AND ${IS_PICKED}
  ORDER BY cancel_closes_at LIMIT $1`;

const PACKED = `
  SELECT id AS "orderId", number AS "orderNumber", tire_count AS "tireCount", version, fulfilment FROM orders."order"
  WHERE id = $1 AND state = 'placed' AND cancel_requested_at IS NULL AND held_at IS NULL AND ${IS_PICKED}`;

// Each page continues after the last one, so shipments that don't move never block those behind them.
const DUE = `
  SELECT id AS "orderId", state, coalesce(looks, 0) AS looks, carrier, tracking_number AS "trackingNumber", picked_up_at AS "bookedAt",
         shipped_at AS "shippedAt", shop_id AS "shopId", pickup_point AS "pickupPoint", city, state_code AS "stateCode",
         estimated_delivery_on AS "estimatedDeliveryOn", now() AS now,
         state = 'pendingPickup' AND EXISTS (SELECT FROM orders.pick p WHERE p.order_id = id AND p.loaded_at IS NULL) AS "isAtDock"
  FROM orders."order" LEFT JOIN orders.carrier_look ON order_id = id
  WHERE state IN ('pendingPickup', 'inTransit') AND carrier IS NOT NULL AND picked_up_at IS NOT NULL AND id > $1
    AND (next_look_at IS NULL OR next_look_at <= now())
  ORDER BY id LIMIT $2`;

const LOOKED = `
  INSERT INTO orders.carrier_look (order_id, looks, next_look_at)
  VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
  ON CONFLICT (order_id) DO UPDATE SET looks = EXCLUDED.looks, next_look_at = EXCLUDED.next_look_at`;

// An order with a cancellation in progress or pending approval, or on hold, is left for a later run.
const LOCK_FREE = `
  SELECT state, fulfilment FROM orders."order"
  WHERE id = $1 AND (state <> 'placed' OR (cancel_requested_at IS NULL AND held_at IS NULL)) AND version = coalesce($2::int, version)
  FOR UPDATE SKIP LOCKED`;

const MOVE = `
  UPDATE orders."order"
  SET state = $2, version = version + 1, updated_at = now(), carrier = coalesce($3, carrier),
      tracking_number = coalesce($4, tracking_number), picked_up_at = coalesce($5, picked_up_at),
      shipped_at = coalesce($6, shipped_at), delivered_at = coalesce($7, delivered_at)
  WHERE id = $1`;

/** `looks` counts how often the carrier has been asked since the shipment last moved. */
export type ShipmentUnderWay = Pick<OrderRow, 'state'> &
  Renamed<
    OrderRow,
    { orderId: 'id'; estimatedDeliveryOn: 'estimated_delivery_on'; shippedAt: 'shipped_at' }
  > &
  Present<Pick<OrderRow, 'carrier'>> &
  Present<Renamed<OrderRow, { trackingNumber: 'tracking_number'; bookedAt: 'picked_up_at' }>> &
  Pick<CarrierLookRow, 'looks'> &
  Pick<OrderRow, 'city'> &
  Renamed<OrderRow, { shopId: 'shop_id'; pickupPoint: 'pickup_point'; stateCode: 'state_code' }> &
  Computed<{ now: Date; isAtDock: boolean }>;

/** A parcel for the carrier, as of a version of its order. */
export type ReadyParcel = Renamed<
  OrderRow,
  { orderId: 'id'; orderNumber: 'number'; tireCount: 'tire_count' }
> &
  Pick<OrderRow, 'version' | 'fulfilment'>;

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
  ready(db: SqlRunner, most: number): Promise<ReadyParcel[]> {
    return db.query<ReadyParcel>(READY, [most]);
  }

  /** An order whose tires are all packed by people; null if it waits for more, or moved on. */
  packed(db: SqlRunner, orderId: string): Promise<ReadyParcel | null> {
    return db.one<ReadyParcel>(PACKED, [orderId]);
  }

  /** Those that the carrier is to be asked about now. */
  due(db: SqlRunner, afterId: string, most: number): Promise<ShipmentUnderWay[]> {
    return db.query<ShipmentUnderWay>(DUE, [afterId, most]);
  }

  async looked(db: SqlRunner, orderId: string, looks: number, pauseSeconds: number): Promise<void> {
    await db.execute(LOOKED, [orderId, looks, pauseSeconds]);
  }

  /** The state of an order and how it is received, locked. Null if another call holds it, or it has changed since `version`; null is any version. */
  lockFree(
    tx: Transaction,
    orderId: string,
    version: number | null,
  ): Promise<Pick<OrderRow, 'state' | 'fulfilment'> | null> {
    return tx.one<Pick<OrderRow, 'state' | 'fulfilment'>>(LOCK_FREE, [orderId, version]);
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
