import { Injectable } from '@nestjs/common';
import { approvalMachine, canDecide, ok, refuse, type Result, transition } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import type { Approval, ApprovalContext } from '../approval.js';
import { ApprovalKinds } from '../approval-kinds.js';
import { ApprovalRepository } from '../approval.repository.js';
import { ApprovalTrail } from '../approval-trail.js';

export interface Decision {
  readonly decision: 'approve' | 'refuse';
  readonly note: string | null;
}

/**
 * Records the second person's decision. An approved request is carried out in the same transaction: once, or not at
 * all.
 */
@Injectable()
export class DecideApproval {
  constructor(
    private readonly work: UnitOfWork,
    private readonly repository: ApprovalRepository,
    private readonly kinds: ApprovalKinds,
    private readonly trail: ApprovalTrail,
  ) {}

  run(id: string, decision: Decision, context: ApprovalContext): Promise<Result<unknown>> {
    return this.work.run((tx) => this.decide(tx, id, decision, context));
  }

  private async decide(
    tx: Transaction,
    id: string,
    { decision, note }: Decision,
    context: ApprovalContext,
  ): Promise<Result<unknown>> {
    const approval = await this.repository.lock(tx, id);
    if (approval === null) return refuse('record.missing');
    const next = transition(approvalMachine, approval.state, decision);
    if (!next.ok) return refuse(approval.state === 'expired' ? 'approval.expired' : 'approval.decided');
    const at = await tx.now();
    if (approval.expiresAt <= at) return refuse('approval.expired');
    const allowed = canDecide(context.staff, approval);
    if (!allowed.ok) return allowed;
    if (decision === 'refuse' && (note ?? '') === '') return refuse('approval.reasonRequired');
    await this.repository.settle(tx, id, { state: next.value, by: context.staff, at, note });
    await this.trail.record(
      tx,
      approval,
      {
        action: `approval.${decision}`,
        before: { state: approval.state },
        after: { state: next.value, note },
      },
      context,
    );
    return this.carryOut(tx, { ...approval, note }, decision, context);
  }

  private async carryOut(
    tx: Transaction,
    approval: Approval,
    decision: Decision['decision'],
    context: ApprovalContext,
  ): Promise<Result<unknown>> {
    const handler = this.kinds.named(approval.kind);
    if (decision === 'approve') return handler.approve(tx, approval, context);
    await handler.drop(tx, approval, 'refused', context);
    return ok(null);
  }
}
