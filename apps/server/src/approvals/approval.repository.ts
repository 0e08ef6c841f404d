import { Injectable } from '@nestjs/common';
import type { ApprovalKind, ApprovalState } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../platform/database/index.js';
import type { Approval } from './approval.js';

export const APPROVAL_COLUMNS = `
  id, kind, state, subject_type AS "subjectType", subject_id AS "subjectId", subject_label AS "subjectLabel", summary,
  amount_in_cents AS amount, grants, concerns, payload, reason, requested_by AS "requestedBy",
  requested_by_name AS "requestedByName", requested_at AS "requestedAt", expires_at AS "expiresAt",
  decided_by AS "decidedBy", decided_by_name AS "decidedByName", decided_at AS "decidedAt", note`;

const INSERT = `
  INSERT INTO approvals.approval
    (id, kind, subject_type, subject_id, subject_label, summary, amount_in_cents, grants, concerns, payload, reason,
     requested_by, requested_by_name, requested_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
  ON CONFLICT (kind, subject_id) WHERE state = 'pending' DO NOTHING`;

const SELECT = ['SELECT', APPROVAL_COLUMNS, 'FROM approvals.approval'].join(' ');
const BY_ID = [SELECT, 'WHERE id = $1'].join(' ');
const LOCK = [BY_ID, 'FOR UPDATE'].join(' ');
const PENDING = [SELECT, "WHERE kind = $1 AND subject_id = $2 AND state = 'pending'"].join(' ');

const PENDING_AMONG = [
  SELECT,
  "WHERE kind = $1 AND subject_id = ANY ($2::text[]) AND state = 'pending'",
].join(' ');

const DUE = `
  SELECT id FROM approvals.approval WHERE state = 'pending' AND expires_at <= now() ORDER BY expires_at LIMIT 100`;

const SETTLE = `
  UPDATE approvals.approval
  SET state = $2, decided_by = $3, decided_by_name = $4, decided_at = $5, note = $6 WHERE id = $1`;

export interface Settlement {
  readonly state: ApprovalState;
  /** Null where nobody decided: it was withdrawn or ran out. */
  readonly by: { readonly staffId: string; readonly name: string } | null;
  readonly at: Date;
  readonly note: string | null;
}

/** The only user of the requests for a second person. */
@Injectable()
export class ApprovalRepository {
  /** False where one of the kind waits for the same subject. */
  async insert(tx: Transaction, approval: Approval): Promise<boolean> {
    const inserted = await tx.execute(INSERT, [
      approval.id,
      approval.kind,
      approval.subjectType,
      approval.subjectId,
      approval.subjectLabel,
      approval.summary,
      approval.amount,
      [...approval.grants],
      approval.concerns,
      JSON.stringify(approval.payload),
      approval.reason,
      approval.requestedBy,
      approval.requestedByName,
      approval.requestedAt,
      approval.expiresAt,
    ]);
    return inserted === 1;
  }

  find(db: SqlRunner, id: string): Promise<Approval | null> {
    return db.one<Approval>(BY_ID, [id]);
  }

  /** The request, which nobody else decides on until the transaction ends. */
  lock(tx: Transaction, id: string): Promise<Approval | null> {
    return tx.one<Approval>(LOCK, [id]);
  }

  /** The one that waits, or null. */
  pending(db: SqlRunner, kind: ApprovalKind, subjectId: string): Promise<Approval | null> {
    return db.one<Approval>(PENDING, [kind, subjectId]);
  }

  pendingAmong(db: SqlRunner, kind: ApprovalKind, subjectIds: readonly string[]): Promise<Approval[]> {
    return db.query<Approval>(PENDING_AMONG, [kind, [...subjectIds]]);
  }

  async due(db: SqlRunner): Promise<string[]> {
    return (await db.query<{ id: string }>(DUE)).map(({ id }) => id);
  }

  async settle(tx: Transaction, id: string, { state, by, at, note }: Settlement): Promise<void> {
    await tx.execute(SETTLE, [id, state, by?.staffId ?? null, by?.name ?? null, at, note]);
  }
}
