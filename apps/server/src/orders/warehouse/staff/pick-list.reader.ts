import { Injectable } from '@nestjs/common';
import type { PickListRow } from '@simpletread/contract';
import { type DispatchPlace, formatOrderNumber, truckAt } from '@simpletread/domain';

import { type Computed, Database, type Renamed } from '../../../platform/database/index.js';
import type { OrderRow } from '../../order/index.js';
import type { PickRow } from '../../picks/index.js';

const MOST = 300;

// The carrier's first pickup of a split order says nothing about its other parcels.
const IS_HERE = `(o.state IN ('placed', 'pendingPickup') OR (o.state = 'inTransit' AND EXISTS (
    SELECT FROM catalogue.stock_allocation a
    WHERE a.owner_id = o.id AND a.warehouse_code <> p.warehouse_code AND a.state = 'sold')))`;

const PICK = `
  SELECT o.id AS "orderId", o.number, o.placed_at AS "placedAt", coalesce(o.cancel_requested_at, o.held_at) AS "requestedAt",
         o.pickup_ready_by AS "readyBy",
         p.packed_at AS "packedAt", p.packed_by AS "packedBy", now() AS now,
         (SELECT count(*)::integer FROM orders.pick_scan s
          WHERE s.order_id = o.id AND s.warehouse_code = p.warehouse_code) AS scanned,
         coalesce((SELECT sum(a.quantity)::integer FROM catalogue.stock_allocation a
          WHERE a.owner_id = o.id AND a.warehouse_code = p.warehouse_code AND a.state = 'sold'), 0) AS tires,
         coalesce((SELECT json_agg(a.quantity || ' × ' || t.size_code ORDER BY t.size_code)
          FROM catalogue.stock_allocation a JOIN catalogue.tire t ON t.id = a.tire_id
          WHERE a.owner_id = o.id AND a.warehouse_code = p.warehouse_code AND a.state = 'sold'), '[]') AS sizes,
         coalesce((SELECT json_agg(DISTINCT a.warehouse_code) FROM catalogue.stock_allocation a
          WHERE a.owner_id = o.id AND a.warehouse_code <> p.warehouse_code AND a.state = 'sold'), '[]') AS "splitWith",
         coalesce((SELECT json_agg(other.warehouse_code) FROM orders.pick other
          WHERE other.order_id = o.id AND other.warehouse_code <> p.warehouse_code AND other.packed_at IS NULL), '[]') AS "waitsFor",
         p.loaded_at IS NULL AND ${IS_HERE} AS "isHere"
  FROM orders.pick p JOIN orders."order" o ON o.id = p.order_id`;

// Trucks leave in the order in which their orders were placed. What is set aside for its buyer waits at the counter, not at the dock.
const AT_WORK = `${PICK}
  WHERE p.warehouse_code = $1 AND p.loaded_at IS NULL AND ${IS_HERE}
    AND (o.state = 'placed' OR o.pickup_warehouse_code IS NULL)
  ORDER BY o.placed_at, o.id LIMIT $2`;
const ONE = `${PICK} WHERE p.warehouse_code = $1 AND p.order_id = $2`;

type ListedPick = Pick<OrderRow, 'number'> &
  Renamed<
    OrderRow,
    { orderId: 'id'; placedAt: 'placed_at'; requestedAt: 'cancel_requested_at'; readyBy: 'pickup_ready_by' }
  > &
  Renamed<PickRow, { packedAt: 'packed_at'; packedBy: 'packed_by' }> &
  Computed<{
    now: Date;
    scanned: number;
    tires: number;
    sizes: string[];
    splitWith: string[];
    waitsFor: string[];
    isHere: boolean;
  }>;

// A parcel whose tires were all removed is none: they are to be put back.
const stateOf = ({ isHere, packedAt, scanned, tires }: ListedPick): PickListRow['state'] => {
  if (!isHere) return 'loaded';
  if (packedAt !== null && tires > 0) return 'packed';
  return scanned > 0 ? 'picking' : 'waiting';
};

export interface FoundPick extends PickListRow {
  readonly waitsFor: string[];
}

const rowOf = (pick: ListedPick, from: DispatchPlace): FoundPick => {
  const leaves = pick.readyBy ?? truckAt(from, pick.placedAt);
  return {
    orderId: pick.orderId,
    orderNumber: formatOrderNumber(pick.number),
    state: stateOf(pick),
    tires: pick.tires,
    scanned: pick.scanned,
    sizes: pick.sizes,
    truckAt: leaves.toISOString(),
    isLate: leaves < pick.now,
    isPickup: pick.readyBy !== null,
    isOnHold: pick.requestedAt !== null,
    splitWith: pick.splitWith,
    packedBy: pick.packedBy,
    waitsFor: pick.waitsFor,
  };
};

/** Orders that people pick at a warehouse. */
@Injectable()
export class PickListReader {
  constructor(private readonly database: Database) {}

  async atWork(from: DispatchPlace & { readonly code: string }): Promise<PickListRow[]> {
    const picks = await this.database.query<ListedPick>(AT_WORK, [from.code, MOST]);
    return picks.map((pick) => {
      const { waitsFor: _, ...row } = rowOf(pick, from);
      return row;
    });
  }

  async one(from: DispatchPlace & { readonly code: string }, orderId: string): Promise<FoundPick | null> {
    const pick = await this.database.one<ListedPick>(ONE, [from.code, orderId]);
    return pick === null ? null : rowOf(pick, from);
  }
}
