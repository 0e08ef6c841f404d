import type { RecordValues } from '@simpletread/domain';

import {
  entityOf,
  integer,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  change_id: primary(uuid()),
  position: primary(integer()),
  record_id: text(),
  label: text(),
  before: nullable(jsonb<RecordValues>()),
  after: nullable(jsonb<RecordValues>()),
  state: withDefault(text('waiting', 'applied', 'skipped'), "'waiting'::text"),
  problem: nullable(text()),
};

/** A row of `record_desk.change_row`. */
export type RecordChangeRowRow = RowOf<typeof columns>;

export const recordChangeRowEntity = entityOf('record_desk.change_row', columns);
