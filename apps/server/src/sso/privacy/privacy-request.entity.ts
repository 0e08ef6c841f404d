import type { ErasureState, ExportState } from '@simpletread/domain';

import {
  entityOf,
  integer,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  textArray,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';
import type { ErasureBlock } from '../../platform/personal-data/index.js';

const columns = {
  id: primary(uuid()),
  kind: text('export', 'erasure'),
  account_id: uuid(),
  person: nullable(text()),
  state: text<ErasureState | ExportState>(),
  asked_by: text('customer', 'staff'),
  staff_name: nullable(text()),
  steps_done: withDefault(textArray(), "'{}'::text[]"),
  step_count: integer(),
  blocked_by: withDefault(jsonb<readonly ErasureBlock[]>(), "'[]'::jsonb"),
  asked_at: withDefault(timestamptz(), 'now()'),
  due_at: timestamptz(),
  started_at: nullable(timestamptz()),
  finished_at: nullable(timestamptz()),
  expires_at: nullable(timestamptz()),
};

/** A row of `privacy.request`. */
export type PrivacyRequestRow = RowOf<typeof columns>;

export const privacyRequestEntity = entityOf('privacy.request', columns);
