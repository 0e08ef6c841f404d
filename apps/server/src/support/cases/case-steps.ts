import { Injectable } from '@nestjs/common';
import {
  type CaseClocks,
  type CaseEvent,
  type CaseState,
  moveCase,
  ok,
  refuse,
  type Result,
  type SupportCalendar,
} from '@simpletread/domain';

import { Audit, type AuditEntry } from '../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { LiveUpdates } from '../../platform/live/index.js';
import type { CaseRow } from './case.entity.js';
import { CaseCalendar } from './case-calendar.js';
import { type CaseChange, CaseRepository } from './case.repository.js';

export type CaseActor = Pick<AuditEntry, 'actorKind' | 'actorId' | 'actorName' | 'requestId'>;

/** A locked case, the time by the database's clock, and the hours of support. */
export interface LockedCase {
  readonly record: CaseRow;
  readonly at: Date;
  readonly calendar: SupportCalendar;
}

/** One step of a case, as it is written. */
export interface CaseStep {
  /** Null for a step that leaves the state. */
  readonly event: CaseEvent | null;
  /** As the audit names it: `case.answer`. */
  readonly action: string;
  readonly clocks: CaseClocks;
  readonly change?: CaseChange;
  readonly before?: object;
  readonly after?: object;
}

export interface CaseRequest {
  readonly id: string;
  /** The version that was seen; null to accept any. */
  readonly version: number | null;
  readonly actor: CaseActor;
}

type Work = (tx: Transaction, locked: LockedCase) => Promise<Result<CaseStep>>;

/** Moves cases along the domain's machine: under their lock, with audit and a live update. */
@Injectable()
export class CaseSteps {
  constructor(
    private readonly work: UnitOfWork,
    private readonly cases: CaseRepository,
    private readonly calendar: CaseCalendar,
    private readonly audit: Audit,
    private readonly live: LiveUpdates,
  ) {}

  run(request: CaseRequest, work: Work): Promise<Result<null>> {
    return this.work.run((tx) => this.runIn(tx, request, work));
  }

  /** As `run`, once for each request. */
  unlessDone(requestKey: string, request: CaseRequest, work: Work): Promise<Result<null>> {
    return this.work.run(async (tx): Promise<Result<null>> => {
      await this.cases.lock(tx, request.id);
      const isDone = (await this.cases.ofRequest(tx, requestKey)) !== null;
      return isDone ? ok(null) : this.runIn(tx, request, work);
    });
  }

  async runIn(tx: Transaction, { id, version, actor }: CaseRequest, work: Work): Promise<Result<null>> {
    const record = await this.cases.lock(tx, id);
    if (record === null) return refuse('record.missing');
    if (version !== null && record.version !== version) return refuse('record.stale');
    const at = await tx.now();
    const done = await work(tx, { record, at, calendar: await this.calendar.at(at) });
    if (!done.ok) return done;
    const { event, action, clocks, change = {}, before = {}, after = {} } = done.value;
    const moved = this.moved(record, event, at);
    if (!moved.ok) return moved;
    const state = moved.value;
    const times = {
      ...(record.state === 'snoozed' && state !== 'snoozed' ? { snoozed_until: null } : {}),
      ...(state === 'solved' && record.state !== 'solved' ? { solved_at: at } : {}),
      ...(state === 'closed' ? { closed_at: at } : {}),
      ...(record.state === 'solved' && state !== 'solved' && state !== 'closed' ? { solved_at: null } : {}),
    };
    await this.cases.move(tx, id, state, { ...times, ...change, clocks });
    await this.record(tx, actor, {
      id,
      action,
      before: { state: record.state, ...before },
      after: { state, ...after },
    });
    return ok(null);
  }

  /** Writes the audit row of a step and tells open consoles. */
  async record(
    tx: Transaction,
    actor: CaseActor,
    step: {
      readonly id: string;
      readonly action: string;
      readonly before: object | null;
      readonly after: object;
    },
  ): Promise<void> {
    const { id, action, before, after } = step;
    await this.audit.record(tx, { ...actor, action, subjectType: 'case', subjectId: id, before, after });
    tx.afterCommit(() => void this.live.publish('cases', { id, type: action }));
  }

  private moved(record: CaseRow, event: CaseEvent | null, at: Date): Result<CaseState> {
    if (event !== null) return moveCase({ state: record.state, solvedAt: record.solved_at }, event, at);
    return record.state === 'closed' ? refuse('case.movedOn', { state: 'closed' }) : ok(record.state);
  }
}
