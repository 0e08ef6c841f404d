import {
  bigint,
  generated,
  entityOf,
  integer,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(generated(bigint())),
  tire_id: uuid(),
  warehouse_code: text(),
  quantity: integer(),
  reason: text(
    'opening',
    'hold',
    'release',
    'cancel',
    'remove',
    'return',
    'receipt',
    'correction',
    'missing',
  ),
  reference: nullable(text()),
  at: withDefault(timestamptz(), 'now()'),
};

/** A row of `catalogue.stock_movement`. */
export type StockMovementRow = RowOf<typeof columns>;

export const stockMovementEntity = entityOf('catalogue.stock_movement', columns);
