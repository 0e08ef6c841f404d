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
  id: primary(uuid()),
  name: text(),
  subject: text(),
  text: text(),
  version: withDefault(integer(), '1'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `orders.prepared_text`. */
export type PreparedTextRow = RowOf<typeof columns>;

export const preparedTextEntity = entityOf('orders.prepared_text', columns);
