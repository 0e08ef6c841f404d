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
  id: primary(uuid()),
  email: text(),
  first_name: text(),
  last_name: text(),
  phone: text(),
  created_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `orders.customer`. */
export type OrderCustomerRow = RowOf<typeof columns>;

export const orderCustomerEntity = entityOf('orders.customer', columns);
