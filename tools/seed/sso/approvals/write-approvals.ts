import { type ApprovalKind, approvalExpiresAt, type Cents } from '@simpletread/domain';
import type pg from 'pg';
import { writeColumns } from '../../write-columns.js';

/** A payment that an agent may not decide alone. */
export interface AskedApproval {
  readonly id: string;
  readonly kind: ApprovalKind;
  readonly subject: { readonly type: string; readonly id: string; readonly label: string };
  readonly summary: string;
  readonly amountInCents: Cents;
  readonly reason: string;
  readonly askedAt: Date;
}

/** Writes approvals that wait for a second person. */
export const writeApprovals = async (
  client: pg.ClientBase,
  asked: readonly AskedApproval[],
  agent: { readonly id: string; readonly name: string },
): Promise<void> => {
  const rows = asked.map(({ id, kind, subject, summary, amountInCents, reason, askedAt }) => ({
    id,
    kind,
    subject_type: subject.type,
    subject_id: subject.id,
    subject_label: subject.label,
    summary,
    amount_in_cents: amountInCents,
    grants: [],
    payload: {},
    reason,
    requested_by: agent.id,
    requested_by_name: agent.name,
    requested_at: askedAt,
    expires_at: approvalExpiresAt(kind, askedAt),
  }));
  await writeColumns(client, 'approvals.approval', rows);
};
