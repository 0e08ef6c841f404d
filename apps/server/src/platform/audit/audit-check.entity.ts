import {
  bigint,
  bytea,
  entityOf,
  jsonb,
  nullable,
  primary,
  type RowOf,
  timestamptz,
  uuid,
  withDefault,
} from '../database/index.js';
import type { ChainBreak } from './chain-break.js';

const columns = {
  id: primary(uuid()),
  at: withDefault(timestamptz(), 'clock_timestamp()'),
  sequence: bigint(),
  hash: nullable(bytea()),
  breaks: jsonb<readonly ChainBreak[]>(),
};

/** A row of `platform.audit_check`. */
export type AuditCheckRow = RowOf<typeof columns>;

export const auditCheckEntity = entityOf('platform.audit_check', columns);
