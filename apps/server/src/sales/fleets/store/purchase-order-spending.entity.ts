import type { Cents } from '@simpletread/domain';

import {
  bigint,
  nullable,
  type RowOf,
  text,
  timestamptz,
  uuid,
  viewOf,
} from '../../../platform/database/index.js';

const columns = {
  purchase_order_id: uuid(),
  order_id: uuid(),
  state: text(),
  held_at: timestamptz(),
  counted_in_cents: nullable(bigint<Cents>()),
};

/** A row of `sales.purchase_order_spending`. */
export type PurchaseOrderSpendingRow = RowOf<typeof columns>;

export const purchaseOrderSpendingEntity = viewOf('sales.purchase_order_spending', columns);
