import {
  boolean,
  char,
  jsonb,
  type RowOf,
  text,
  timestamptz,
  uuid,
  uuidArray,
  viewOf,
} from '../../../platform/database/index.js';

const columns = {
  id: uuid(),
  number: char(10),
  placed_at: timestamptz(),
  cancelled_at: timestamptz(),
  customer_id: uuid(),
  account_type: text(),
  fulfilment: text(),
  state_code: char(2),
  zip: char(5),
  method: text(),
  price_snapshot: jsonb(),
  vehicle: jsonb(),
  is_first: boolean(),
  tire_ids: uuidArray(),
};

/** A row of `orders.charged_order`. */
export type ChargedOrderRow = RowOf<typeof columns>;

export const chargedOrderEntity = viewOf('orders.charged_order', columns);
