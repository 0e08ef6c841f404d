import {
  bytea,
  entityOf,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
  xid8,
} from '../database/index.js';
import type { Fields } from './field-changes.js';

const columns = {
  id: primary(uuid()),
  at: withDefault(timestamptz(), 'now()'),
  actor_kind: text('staff', 'customer', 'guest', 'system'),
  actor_id: nullable(text()),
  actor_name: nullable(text()),
  action: text(),
  subject_type: text(),
  subject_id: text(),
  before: nullable(jsonb<Fields>()),
  after: nullable(jsonb<Fields>()),
  request_id: nullable(text()),
  transaction_id: withDefault(nullable(xid8()), 'pg_current_xact_id()'),
  salt: nullable(bytea()),
  digest: nullable(bytea()),
  erased_by: nullable(uuid()),
};

/** A row of `platform.audit_row`. */
export type AuditRow = RowOf<typeof columns>;

export const auditRowEntity = entityOf('platform.audit_row', columns);
