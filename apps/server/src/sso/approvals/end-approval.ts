import { Injectable, type OnModuleInit } from '@nestjs/common';
import { approvalMachine, ok, refuse, type Result, transition } from '@simpletread/domain';

import { Database, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import type { Approval, ApprovalContext } from './approval.js';
import { ApprovalKinds } from './approval-kinds.js';
import { ApprovalRepository } from './approval.repository.js';
import { ApprovalTrail } from './approval-trail.js';

const EVERY_MS = 30_000;

/** Ends undecided requests: withdrawn by their author, or expired. */
@Injectable()
export class EndApproval implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly repository: ApprovalRepository,
    private readonly kinds: ApprovalKinds,
    private readonly trail: ApprovalTrail,
    private readonly handlers: JobHandlers,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'approvals.expire', run: () => this.expireDue() });
  }

  withdraw(id: string, context: ApprovalContext): Promise<Result<undefined>> {
    return this.work.run(async (tx): Promise<Result<undefined>> => {
      const approval = await this.repository.lock(tx, id);
      if (approval === null) return refuse('record.missing');
      if (approval.requestedBy !== context.staff.staffId) return refuse('approval.notYours');
      return this.end(tx, approval, 'withdraw', context);
    });
  }

  /** Each in its own transaction: one that can't end leaves the others alone. */
  async expireDue(): Promise<void> {
    for (const id of await this.repository.due(this.database))
      await this.expire(id).catch((error: unknown) =>
        this.log.warn({ err: error, approvalId: id }, 'a request is still open'),
      );
  }

  private async expire(id: string): Promise<void> {
    await this.work.run(async (tx): Promise<Result<undefined>> => {
      const approval = await this.repository.lock(tx, id);
      return approval === null ? refuse('record.missing') : this.end(tx, approval, 'expire', null);
    });
  }

  private async end(
    tx: Transaction,
    approval: Approval,
    event: 'withdraw' | 'expire',
    context: ApprovalContext | null,
  ): Promise<Result<undefined>> {
    const next = transition(approvalMachine, approval.state, event);
    if (!next.ok) return refuse('approval.decided');
    const state = event === 'withdraw' ? 'withdrawn' : 'expired';
    await this.repository.settle(tx, approval.id, { state, by: null, at: await tx.now(), note: null });
    const change = { action: `approval.${event}`, before: { state: approval.state }, after: { state } };
    await this.trail.record(tx, approval, change, context);
    await this.kinds.named(approval.kind).drop(tx, approval, state, context);
    return ok(undefined);
  }
}
