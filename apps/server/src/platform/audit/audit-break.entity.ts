import { bigint, nullable, type RowOf, text, uuid, viewOf } from '../database/index.js';
import type { BreakReason } from './chain-break.js';

const columns = {
  sequence: nullable(bigint()),
  audit_row_id: nullable(uuid()),
  reason: text<BreakReason>(),
};

/** A row of `platform.audit_break`. */
export type AuditBreakRow = RowOf<typeof columns>;

export const auditBreakEntity = viewOf('platform.audit_break', columns);
