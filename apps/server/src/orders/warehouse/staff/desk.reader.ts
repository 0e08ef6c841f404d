import { Injectable } from '@nestjs/common';
import type { WarehouseDesk } from '@simpletread/contract';

import { type Computed, Database, type Renamed } from '../../../platform/database/index.js';
import type { WarehouseRow } from '../../../delivery/index.js';

const DESKS = `
  SELECT w.code, w.name, w.city, w.state, w.picked_by AS "pickedBy", work."toPick", work."atDock",
         pickups."toPrepare", pickups."readyForPickup", EXISTS (
           SELECT FROM locations.pickup_point c WHERE c.warehouse_code = w.code AND c.status = 'active') AS "hasCounter"
  FROM locations.warehouse w CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE p.packed_at IS NULL AND o.state = 'placed')::integer AS "toPick",
           count(*) FILTER (WHERE p.packed_at IS NOT NULL AND (o.state = 'placed' OR (o.state = 'pendingPickup' AND o.pickup_warehouse_code IS NULL) OR (o.state = 'inTransit' AND EXISTS (
             SELECT FROM catalogue.stock_allocation a
             WHERE a.owner_id = o.id AND a.warehouse_code <> p.warehouse_code AND a.state = 'sold'))))::integer AS "atDock"
    FROM orders.pick p JOIN orders."order" o ON o.id = p.order_id
    WHERE p.warehouse_code = w.code AND p.loaded_at IS NULL) work CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE o.state = 'placed')::integer AS "toPrepare",
           count(*) FILTER (WHERE o.state = 'pendingPickup')::integer AS "readyForPickup"
    FROM orders."order" o
    WHERE o.pickup_warehouse_code = w.code AND o.state IN ('placed', 'pendingPickup')) pickups
  ORDER BY w.code`;

type DeskRow = Pick<WarehouseRow, 'code' | 'name' | 'city' | 'state'> &
  Renamed<WarehouseRow, { pickedBy: 'picked_by' }> &
  Computed<Pick<WarehouseDesk, 'toPick' | 'atDock' | 'toPrepare' | 'readyForPickup' | 'hasCounter'>>;

/** The warehouses and the work that waits at each. */
@Injectable()
export class DeskReader {
  constructor(private readonly database: Database) {}

  all(): Promise<WarehouseDesk[]> {
    return this.database.query<DeskRow>(DESKS, []);
  }
}
