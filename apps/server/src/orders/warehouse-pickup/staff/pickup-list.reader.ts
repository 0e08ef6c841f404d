import { Injectable } from '@nestjs/common';
import type { WarehousePickupRow } from '@simpletread/contract';
import { formatOrderNumber, type OrderState } from '@simpletread/domain';

import { type Computed, Database, type Present, type Renamed } from '../../../platform/database/index.js';
import type { OrderRow } from '../../order/index.js';
import { holdOf } from '../hold-of.js';

const MOST = 300;

const PICKUP = `
  SELECT o.id AS "orderId", o.number, o.state, o.fulfilment, o.pickup_point, o.picked_up_at, o.tire_count AS tires,
         o.pickup_ready_by AS "readyBy", coalesce(o.cancel_requested_at, o.held_at) AS "requestedAt", now() AS now,
         coalesce((SELECT json_agg(l.quantity - l.removed_quantity || ' × ' || l.size_code ORDER BY l.position)
          FROM orders.order_line l WHERE l.order_id = o.id AND l.quantity > l.removed_quantity), '[]') AS sizes
  FROM orders."order" o`;

const AT_WORK = `${PICKUP}
  WHERE o.pickup_warehouse_code = $1 AND o.state IN ('placed', 'pendingPickup')
  ORDER BY o.state DESC, o.pickup_ready_by, o.id LIMIT $2`;
const ONE = `${PICKUP} WHERE o.id = $1 AND o.pickup_warehouse_code IS NOT NULL`;

type ListedPickup = Pick<OrderRow, 'number' | 'state' | 'fulfilment' | 'pickup_point' | 'picked_up_at'> &
  Renamed<OrderRow, { orderId: 'id'; requestedAt: 'cancel_requested_at'; tires: 'tire_count' }> &
  Present<Renamed<OrderRow, { readyBy: 'pickup_ready_by' }>> &
  Computed<{ now: Date; sizes: string[] }>;

const STATES = new Map<OrderState, WarehousePickupRow['state']>([
  ['placed', 'toPrepare'],
  ['delivered', 'handedOver'],
  ['cancelled', 'cancelled'],
]);

const rowOf = (pickup: ListedPickup): WarehousePickupRow => {
  const hold = holdOf(pickup);
  return {
    orderId: pickup.orderId,
    orderNumber: formatOrderNumber(pickup.number),
    state: STATES.get(pickup.state) ?? 'ready',
    tires: pickup.tires,
    sizes: pickup.sizes,
    readyBy: pickup.readyBy.toISOString(),
    readyAt: pickup.picked_up_at?.toISOString() ?? null,
    heldUntil: hold?.heldUntil ?? null,
    isLate: pickup.state === 'placed' && pickup.readyBy < pickup.now,
    isEnding: hold !== null && hold.remindAt <= pickup.now,
    isOnHold: pickup.requestedAt !== null,
  };
};

/** Orders that buyers pick up at a warehouse. */
@Injectable()
export class PickupListReader {
  constructor(private readonly database: Database) {}

  /** To prepare first, and ready ones after them. */
  async atWork(warehouseCode: string): Promise<WarehousePickupRow[]> {
    const pickups = await this.database.query<ListedPickup>(AT_WORK, [warehouseCode, MOST]);
    return pickups.map(rowOf);
  }

  async one(orderId: string): Promise<WarehousePickupRow | null> {
    const pickup = await this.database.one<ListedPickup>(ONE, [orderId]);
    return pickup === null ? null : rowOf(pickup);
  }
}
