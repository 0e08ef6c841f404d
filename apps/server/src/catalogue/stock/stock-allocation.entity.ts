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
  id: primary(uuid()),
  owner_kind: text('checkout', 'order'),
  owner_id: uuid(),
  tire_id: uuid(),
  warehouse_code: text(),
  quantity: integer(),
  state: text('held', 'sold', 'released', 'returned'),
  expires_at: nullable(timestamptz()),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `catalogue.stock_allocation`. */
export type StockAllocationRow = RowOf<typeof columns>;

export const stockAllocationEntity = entityOf('catalogue.stock_allocation', columns);
