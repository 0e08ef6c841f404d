import { PICKUP_PROOFS } from '@simpletread/domain';

import {
  entityOf,
  integer,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  order_id: primary(uuid()),
  wrong_codes: withDefault(integer(), '0'),
  reminded_at: nullable(timestamptz()),
  proof: nullable(text(...PICKUP_PROOFS)),
  reason: nullable(text()),
  handed_over_by: nullable(text()),
};

/** A row of `orders.warehouse_pickup`. */
export type WarehousePickupRow = RowOf<typeof columns>;

export const warehousePickupEntity = entityOf('orders.warehouse_pickup', columns);
