import type { Cents } from '@simpletread/domain';
import { PURCHASE_ORDER_STATES } from '@simpletread/domain';

import {
  bigint,
  date,
  entityOf,
  integer,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  version: withDefault(integer(), '1'),
  fleet_id: uuid(),
  number: text(),
  limit_in_cents: bigint<Cents>(),
  valid_from: date(),
  valid_until: date(),
  state: withDefault(text(...PURCHASE_ORDER_STATES), "'open'::text"),
  note: withDefault(text(), "''::text"),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `sales.fleet_purchase_order`. */
export type PurchaseOrderEntityRow = RowOf<typeof columns>;

export const purchaseOrderEntity = entityOf('sales.fleet_purchase_order', columns);
