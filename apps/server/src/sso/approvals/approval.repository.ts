import { Injectable } from '@nestjs/common';
import type { ApprovalKind, ApprovalState } from '@simpletread/domain';

import type { Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import { ownerOf, type WithOwner } from '../../platform/work-owners/index.js';
import { type ApprovalRow, approvalEntity } from './approval.entity.js';
import type { Approval } from './approval.js';

export const APPROVAL_COLUMNS = `
  id, kind, state, subject_type AS "subjectType", subject_id AS "subjectId", subject_label AS "subjectLabel", summary,
  amount_in_cents AS amount, grants, concerns, payload, reason, requested_by AS "requestedBy",
  requested_by_name AS "requestedByName", requested_at AS "requestedAt", expires_at AS "expiresAt",
  decided_by AS "decidedBy", decided_by_name AS "decidedByName", decided_at AS "decidedAt", note`;

/** Read for people; locks and settlements don’t need it. */
export const APPROVAL_OWNER = ownerOf('approvals', 'approval.id');

/** A request under its names in the code. */
export type ApprovalRecord = Pick<
  ApprovalRow,
  'id' | 'kind' | 'state' | 'summary' | 'grants' | 'concerns' | 'payload' | 'reason' | 'note'
> &
  Renamed<
    ApprovalRow,
    {
      subjectType: 'subject_type';
      subjectId: 'subject_id';
      subjectLabel: 'subject_label';
      amount: 'amount_in_cents';
      requestedBy: 'requested_by';
      requestedByName: 'requested_by_name';
      requestedAt: 'requested_at';
      expiresAt: 'expires_at';
      decidedBy: 'decided_by';
      decidedByName: 'decided_by_name';
      decidedAt: 'decided_at';
    }
  >;

const INSERT = `
  INSERT INTO approvals.approval
    (id, kind, subject_type, subject_id, subject_label, summary, amount_in_cents, grants, concerns, payload, reason,
     requested_by, requested_by_name, requested_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
  ON CONFLICT (kind, subject_id) WHERE state = 'pending' DO NOTHING`;

const SELECT = ['SELECT', APPROVAL_COLUMNS, 'FROM approvals.approval'].join(' ');
const SHOW = ['SELECT', APPROVAL_COLUMNS, ',', APPROVAL_OWNER, 'FROM approvals.approval WHERE id = $1'].join(
  ' ',
);
const BY_ID = [SELECT, 'WHERE id = $1'].join(' ');
const LOCK = [BY_ID, 'FOR UPDATE'].join(' ');
const PENDING = [SELECT, "WHERE kind = $1 AND subject_id = $2 AND state = 'pending'"].join(' ');

const PENDING_AMONG = [
  SELECT,
  "WHERE kind = $1 AND subject_id = ANY ($2::text[]) AND state = 'pending'",
].join(' ');

const DUE = `
  SELECT id FROM approvals.approval WHERE state = 'pending' AND expires_at <= now() ORDER BY expires_at LIMIT 100`;

export interface Settlement {
  readonly state: ApprovalState;
  /** Null if it was withdrawn or expired without a decision. */
  readonly by: { readonly staffId: string; readonly name: string } | null;
  readonly at: Date;
  readonly note: string | null;
}

/** The only user of the requests for a second person. */
@Injectable()
export class ApprovalRepository {
  /** False if a request of this kind is pending for the subject. */
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

  find(db: SqlRunner, id: string): Promise<(Approval & WithOwner) | null> {
    return db.one<ApprovalRecord & WithOwner>(SHOW, [id]);
  }

  /** The request, locked against other decisions until the transaction ends. */
  lock(tx: Transaction, id: string): Promise<Approval | null> {
    return tx.one<ApprovalRecord>(LOCK, [id]);
  }

  /** The pending request, or null. */
  pending(db: SqlRunner, kind: ApprovalKind, subjectId: string): Promise<Approval | null> {
    return db.one<ApprovalRecord>(PENDING, [kind, subjectId]);
  }

  pendingAmong(db: SqlRunner, kind: ApprovalKind, subjectIds: readonly string[]): Promise<Approval[]> {
    return db.query<ApprovalRecord>(PENDING_AMONG, [kind, [...subjectIds]]);
  }

  async due(db: SqlRunner): Promise<string[]> {
    return (await db.query<Pick<ApprovalRow, 'id'>>(DUE)).map(({ id }) => id);
  }

  async settle(tx: Transaction, id: string, { state, by, at, note }: Settlement): Promise<void> {
    await tx.repository(approvalEntity).update(
      { id },
      {
        state,
        decided_by: by?.staffId ?? null,
        decided_by_name: by?.name ?? null,
        decided_at: at,
        note,
      },
    );
  }
}
