import { entityOf, integer, primary, type RowOf, timestamptz, uuid } from '../../platform/database/index.js';

const columns = {
  order_id: primary(uuid()),
  looks: integer(),
  next_look_at: timestamptz(),
};

/** A row of `orders.carrier_look`. */
export type CarrierLookRow = RowOf<typeof columns>;

export const carrierLookEntity = entityOf('orders.carrier_look', columns);
