import {
  entityOf,
  integer,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  staff_id: primary(uuid()),
  warehouse_code: primary(text()),
  tire_id: primary(uuid()),
  counted: integer(),
  request_key: text(),
  counted_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `orders.doubted_count`. */
export type DoubtedCountRow = RowOf<typeof columns>;

export const doubtedCountEntity = entityOf('orders.doubted_count', columns);
