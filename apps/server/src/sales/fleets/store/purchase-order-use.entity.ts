import type { Cents } from '@simpletread/domain';

import {
  bigint,
  entityOf,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../../platform/database/index.js';

const columns = {
  attempt_id: primary(uuid()),
  order_id: uuid(),
  purchase_order_id: uuid(),
  amount_in_cents: bigint<Cents>(),
  state: withDefault(text('held', 'taken'), "'held'::text"),
  held_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `sales.purchase_order_use`. */
export type PurchaseOrderUseRow = RowOf<typeof columns>;

export const purchaseOrderUseEntity = entityOf('sales.purchase_order_use', columns);
