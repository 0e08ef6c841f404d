import {
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  number_digest: text(),
  order_id: nullable(uuid()),
  code_digest: nullable(text()),
  mailed_at: nullable(timestamptz()),
  expires_at: timestamptz(),
};

/** A row of `orders.tracking_code`. */
export type TrackingCodeRow = RowOf<typeof columns>;

export const trackingCodeEntity = entityOf('orders.tracking_code', columns);
