import type { SqlRunner } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';

export interface AuditRowSetup {
  readonly actorName?: string | null;
  readonly action?: string;
  readonly subjectType?: string;
  readonly subjectId?: string;
  readonly minutesAgo?: number;
}

/** A row of the audit; by default Maya's cancellation of an order an hour ago. */
export const anAuditRow = async (db: SqlRunner, setup: AuditRowSetup = {}) => {
  const row = {
    actorName: 'Maya Ortiz' as string | null,
    action: 'order.cancel',
    subjectType: 'order',
    subjectId: 'order-1',
    minutesAgo: 60,
    ...setup,
  };
  const auditId = newId();
  await db.execute(
    `INSERT INTO platform.audit_row
       (id, actor_kind, actor_name, action, subject_type, subject_id, before, after, at)
     VALUES ($1, 'staff', $2, $3, $4, $5, '{"state": "placed"}', '{"state": "cancelled"}',
             now() - make_interval(mins => $6))`,
    [auditId, row.actorName, row.action, row.subjectType, row.subjectId, row.minutesAgo],
  );
  return { ...row, auditId };
};
