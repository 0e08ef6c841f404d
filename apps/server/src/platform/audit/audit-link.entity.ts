import {
  bigint,
  bytea,
  entityOf,
  nullable,
  primary,
  type RowOf,
  smallint,
  uuid,
  withDefault,
} from '../database/index.js';

const columns = {
  sequence: primary(bigint()),
  audit_row_id: uuid(),
  hash: bytea(),
  version: withDefault(smallint(), '1'),
  bridge: nullable(bytea()),
};

/** A row of `platform.audit_link`. */
export type AuditLinkRow = RowOf<typeof columns>;

export const auditLinkEntity = entityOf('platform.audit_link', columns);
