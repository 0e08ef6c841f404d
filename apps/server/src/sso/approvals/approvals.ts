import { Injectable } from '@nestjs/common';
import { approvalExpiresAt, type ApprovalKind, ok, refuse, type Result } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { Approval, ApprovalContext, Ask } from './approval.js';
import { ApprovalRepository } from './approval.repository.js';
import { ApprovalTrail } from './approval-trail.js';

/** Lets features request a second person's approval. */
@Injectable()
export class Approvals {
  constructor(
    private readonly repository: ApprovalRepository,
    private readonly trail: ApprovalTrail,
  ) {}

  /** Records the request in the caller's transaction. A subject has one pending request of a kind at a time. */
  async request(
    tx: Transaction,
    ask: Ask,
    context: ApprovalContext,
  ): Promise<Result<Approval, 'approval.pending'>> {
    const requestedAt = await tx.now();
    const approval: Approval = {
      ...ask,
      id: newId(),
      state: 'pending',
      requestedBy: context.staff.staffId,
      requestedByName: context.staff.name,
      requestedAt,
      expiresAt: approvalExpiresAt(ask.kind, requestedAt),
      decidedBy: null,
      decidedByName: null,
      decidedAt: null,
      note: null,
    };
    if (!(await this.repository.insert(tx, approval))) return refuse('approval.pending');
    const { summary, amount, grants, payload, reason } = ask;
    const after = { state: 'pending', summary, amountInCents: amount, grants, payload, reason };
    await this.trail.record(tx, approval, { action: 'approval.request', before: null, after }, context);
    return ok(approval);
  }

  /** The pending request of a subject, or null. */
  pending(db: SqlRunner, kind: ApprovalKind, subjectId: string): Promise<Approval | null> {
    return this.repository.pending(db, kind, subjectId);
  }

  /** The pending requests of several subjects, by id. */
  async pendingAmong(
    db: SqlRunner,
    kind: ApprovalKind,
    subjectIds: readonly string[],
  ): Promise<ReadonlyMap<string, Approval>> {
    const found = await this.repository.pendingAmong(db, kind, subjectIds);
    return new Map(found.map((approval) => [approval.subjectId, approval]));
  }
}
