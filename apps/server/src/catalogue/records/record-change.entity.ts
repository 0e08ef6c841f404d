import type { RecordKind } from '@simpletread/domain';

import {
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
  id: primary(uuid()),
  kind: text<RecordKind>(),
  origin: text('bulk', 'import', 'undo'),
  summary: text(),
  reason: nullable(text()),
  state: withDefault(text('running', 'done'), "'running'::text"),
  total: integer(),
  applied: withDefault(integer(), '0'),
  skipped: withDefault(integer(), '0'),
  undoes: nullable(uuid()),
  created_by: uuid(),
  created_at: withDefault(timestamptz(), 'now()'),
  finished_at: nullable(timestamptz()),
};

/** A row of `record_desk.change`. */
export type RecordChangeRow = RowOf<typeof columns>;

export const recordChangeEntity = entityOf('record_desk.change', columns);
