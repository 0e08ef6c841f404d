import { type ApprovalKind, approvalExpiresAt, type Cents } from '@simpletread/domain';
import type pg from 'pg';
import { writeColumns } from '../../write-columns.js';

/** A payment or a price that its asker may not decide alone. */
export interface AskedApproval {
  readonly id: string;
  readonly kind: ApprovalKind;
  readonly subject: { readonly type: string; readonly id: string; readonly label: string };
  readonly summary: string;
  /** Null for everything that isn’t a payment. */
  readonly amountInCents: Cents | null;
  readonly reason: string;
  readonly askedAt: Date;
  /** Read back when it is decided on. */
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** Writes approvals that wait for a second person. */
export const writeApprovals = async (
  client: pg.ClientBase,
  asked: readonly AskedApproval[],
  agent: { readonly id: string; readonly name: string },
): Promise<void> => {
  const rows = asked.map(({ id, kind, subject, summary, amountInCents, reason, askedAt, payload }) => ({
    id,
    kind,
    subject_type: subject.type,
    subject_id: subject.id,
    subject_label: subject.label,
    summary,
    amount_in_cents: amountInCents,
    grants: [],
    payload: JSON.stringify(payload ?? {}),
    reason,
    requested_by: agent.id,
    requested_by_name: agent.name,
    requested_at: askedAt,
    expires_at: approvalExpiresAt(kind, askedAt),
  }));
  await writeColumns(client, 'approvals.approval', rows);
};
