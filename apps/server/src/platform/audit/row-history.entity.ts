import {
  bigint,
  boolean,
  generated,
  entityOf,
  jsonb,
  primary,
  type RowOf,
  text,
  timestamptz,
  withDefault,
  xid8,
} from '../database/index.js';
import type { Fields } from './field-changes.js';

const columns = {
  id: primary(generated(bigint())),
  subject_type: text(),
  subject_id: text(),
  valid_to: timestamptz(),
  is_deleted: boolean(),
  fields: jsonb<Fields>(),
  personal: jsonb<Fields>(),
  transaction_id: withDefault(xid8(), 'pg_current_xact_id()'),
  transaction_at: withDefault(timestamptz(), 'now()'),
  program: text(),
};

/** A row of `platform.row_history`. */
export type RowHistoryRow = RowOf<typeof columns>;

export const rowHistoryEntity = entityOf('platform.row_history', columns);
