import { SCAN_KINDS } from '@simpletread/domain';

import {
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '../../../platform/database/index.js';

const columns = {
  order_id: primary(uuid()),
  kind: primary(text(...SCAN_KINDS)),
  at: primary(timestamptz()),
  place: nullable(text()),
};

/** A row of `orders.carrier_scan`. */
export type CarrierScanRow = RowOf<typeof columns>;

export const carrierScanEntity = entityOf('orders.carrier_scan', columns);
