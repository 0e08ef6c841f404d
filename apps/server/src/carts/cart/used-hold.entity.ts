import {
  entityOf,
  primary,
  type RowOf,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  quote_id: primary(uuid()),
  order_id: uuid(),
  used_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `carts.used_hold`. */
export type UsedHoldRow = RowOf<typeof columns>;

export const usedHoldEntity = entityOf('carts.used_hold', columns);
