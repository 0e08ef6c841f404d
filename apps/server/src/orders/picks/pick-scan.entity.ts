import {
  entityOf,
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
  request_key: primary(text()),
  tire_id: uuid(),
  scanned_by: text(),
  scanned_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `orders.pick_scan`. */
export type PickScanRow = RowOf<typeof columns>;

export const pickScanEntity = entityOf('orders.pick_scan', columns);
