import {
  entityOf,
  integer,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  tire_id: primary(uuid()),
  warehouse_code: primary(text()),
  available: integer(),
  held: withDefault(integer(), '0'),
  missing: withDefault(integer(), '0'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `catalogue.stock_level`. */
export type StockLevelRow = RowOf<typeof columns>;

export const stockLevelEntity = entityOf('catalogue.stock_level', columns);
