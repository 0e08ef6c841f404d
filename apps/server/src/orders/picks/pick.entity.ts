import {
  entityOf,
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
  warehouse_code: primary(text()),
  opened_at: withDefault(timestamptz(), 'now()'),
  packed_at: nullable(timestamptz()),
  packed_by: nullable(text()),
  loaded_at: nullable(timestamptz()),
  loaded_by: nullable(text()),
};

/** A row of `orders.pick`. */
export type PickRow = RowOf<typeof columns>;

export const pickEntity = entityOf('orders.pick', columns);
