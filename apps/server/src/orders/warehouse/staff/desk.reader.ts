import { Injectable } from '@nestjs/common';
import type { WarehouseDesk } from '@simpletread/contract';

import { type Computed, Database, type Renamed } from '../../../platform/database/index.js';
import type { WarehouseRow } from '../../../delivery/index.js';

const DESKS = `
  SELECT w.code, w.name, w.city, w.state, w.picked_by AS "pickedBy", work."toPick", work."atDock"
  FROM locations.warehouse w CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE p.packed_at IS NULL AND o.state = 'placed')::integer AS "toPick",
           count(*) FILTER (WHERE p.packed_at IS NOT NULL AND (o.state IN ('placed', 'pendingPickup') OR (o.state = 'inTransit' AND EXISTS (
             SELECT FROM catalogue.stock_allocation a
             WHERE a.owner_id = o.id AND a.warehouse_code <> p.warehouse_code AND a.state = 'sold'))))::integer AS "atDock"
    FROM orders.pick p JOIN orders."order" o ON o.id = p.order_id
    WHERE p.warehouse_code = w.code AND p.loaded_at IS NULL) work
  ORDER BY w.code`;

type DeskRow = Pick<WarehouseRow, 'code' | 'name' | 'city' | 'state'> &
  Renamed<WarehouseRow, { pickedBy: 'picked_by' }> &
  Computed<Pick<WarehouseDesk, 'toPick' | 'atDock'>>;

/** The warehouses and the work that waits at each. */
@Injectable()
export class DeskReader {
  constructor(private readonly database: Database) {}

  all(): Promise<WarehouseDesk[]> {
    return this.database.query<DeskRow>(DESKS, []);
  }
}
