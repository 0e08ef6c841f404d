import {
  entityOf,
  nullable,
  primary,
  type RowOf,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  quote_id: primary(uuid()),
  /** Null if its quote was withdrawn. */
  order_id: nullable(uuid()),
  used_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `carts.used_hold`. */
export type UsedHoldRow = RowOf<typeof columns>;

export const usedHoldEntity = entityOf('carts.used_hold', columns);
