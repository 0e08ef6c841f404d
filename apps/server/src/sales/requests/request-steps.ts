import { Injectable } from '@nestjs/common';
import { moveRequest, ok, refuse, type RequestEvent, type Result } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../platform/audit/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { LiveUpdates } from '../../platform/live/index.js';
import { Log } from '../../platform/log/index.js';
import type { RequestRow } from './request.entity.js';
import { type RequestChange, RequestRepository } from './request.repository.js';

/** A step of a request; without `event` its state stays. */
interface Step {
  readonly event?: RequestEvent;
  readonly action: string;
  readonly change: RequestChange;
}

const factsOf = (row: Pick<RequestRow, 'state' | 'next_step_at' | 'lost_reason'>): object => ({
  state: row.state,
  nextStepAt: row.next_step_at?.toISOString() ?? null,
  ...(row.lost_reason === null ? {} : { lostReason: row.lost_reason }),
});

/** Moves sales requests along the domain's machine, and tells audit and open consoles. */
@Injectable()
export class RequestSteps {
  constructor(
    private readonly requests: RequestRepository,
    private readonly audit: Audit,
    private readonly live: LiveUpdates,
    private readonly log: Log,
  ) {}

  /** The request must be locked; `context` is null for what customers and the clock do. */
  async run(
    tx: Transaction,
    row: RequestRow,
    { event, action, change }: Step,
    context: StaffContext | null,
  ): Promise<Result<null, 'salesRequest.movedOn'>> {
    const moved = event === undefined ? ok(row.state) : moveRequest(row.state, event);
    if (!moved.ok) return moved;
    await this.requests.change(tx, row, moved.value, change);
    const entry = {
      action: `salesRequest.${action}`,
      subjectType: 'salesRequest',
      subjectId: row.id,
      before: factsOf(row),
      after: factsOf({ ...row, state: moved.value, ...change }),
    };
    if (context !== null) await this.audit.recordStaff(tx, entry, context);
    else if (moved.value !== row.state)
      await this.audit.record(tx, { actorKind: 'system', actorId: null, ...entry });
    this.tell(tx, row.id);
    return ok(null);
  }

  /** Locks the request that staff act on, in the version that they saw. */
  async held(
    tx: Transaction,
    id: string,
    version: number,
  ): Promise<Result<RequestRow, 'record.missing' | 'record.stale'>> {
    const row = await this.requests.lock(tx, id);
    if (row === null) return refuse('record.missing');
    return row.version === version ? ok(row) : refuse('record.stale');
  }

  tell(tx: Transaction, id: string): void {
    tx.afterCommit(() => {
      this.live
        .publish('sales-requests', { id, type: 'SalesRequestChanged' })
        .catch((error: unknown) => this.log.warn({ err: error, id }, 'not told live'));
    });
  }
}
