import { entityOf, integer, primary, type RowOf, uuid, withDefault } from '../../platform/database/index.js';

const columns = {
  return_id: primary(uuid()),
  line_id: primary(uuid()),
  quantity: integer(),
  received: withDefault(integer(), '0'),
  accepted: withDefault(integer(), '0'),
  restocked: withDefault(integer(), '0'),
  scrapped: withDefault(integer(), '0'),
  taken_before: withDefault(integer(), '0'),
};

/** A row of `orders.tire_return_line`. */
export type ReturnLineRow = RowOf<typeof columns>;

export const returnLineEntity = entityOf('orders.tire_return_line', columns);
