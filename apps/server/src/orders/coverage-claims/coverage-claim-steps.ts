import { Injectable } from '@nestjs/common';
import {
  coverageClaimMachine,
  formatCoverageClaimNumber,
  ok,
  type PassedGuards,
  type Result,
  transition,
} from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { type LockedRecord, type OrderActor, RecordSteps, type RecordStepRequest } from '../order/index.js';
import { type CoverageClaimRecord, CoverageClaimReader } from './coverage-claim.reader.js';
import { type CoverageClaimChange, CoverageClaimRepository } from './coverage-claim.repository.js';
import type { CoverageFacts } from './coverage-facts.js';
import { CoverageFactsReader } from './coverage-facts.reader.js';

/** A claim and its order, locked. */
export type LockedCoverageClaim = LockedRecord<CoverageClaimRecord>;

/** One step of a claim, as it is written. */
export interface CoverageClaimStep {
  readonly event: keyof typeof coverageClaimMachine.events;
  /** The event's name in the order's timeline. */
  readonly type: string;
  readonly action: string;
  readonly guards?: PassedGuards;
  readonly change?: CoverageClaimChange;
  /** For the timeline. */
  readonly data?: object;
}

export interface CoverageStepRequest extends RecordStepRequest {
  readonly claimId: string;
}

type Work = (
  tx: Transaction,
  locked: LockedCoverageClaim,
  facts: CoverageFacts,
) => Promise<Result<CoverageClaimStep>>;

/** Moves claims along the domain's machine: under the lock of the order, once for each request, with all traces. */
@Injectable()
export class CoverageClaimSteps {
  constructor(
    private readonly work: UnitOfWork,
    private readonly records: RecordSteps,
    private readonly claims: CoverageClaimRepository,
    private readonly reader: CoverageClaimReader,
    private readonly facts: CoverageFactsReader,
  ) {}

  run(request: CoverageStepRequest, work: Work): Promise<Result<null>> {
    return this.work.run((tx) => this.runIn(tx, request, work));
  }

  async runIn(tx: Transaction, request: CoverageStepRequest, work: Work): Promise<Result<null>> {
    return this.records.once(tx, await this.lock(tx, request.claimId), request, async (locked, actor) => {
      const step = await work(tx, locked, await this.facts.of(locked.order, tx));
      return step.ok ? this.apply(tx, locked, step.value, actor) : step;
    });
  }

  /** Locks the order of a claim and reads both; null if there is none. */
  async lock(tx: Transaction, claimId: string): Promise<LockedCoverageClaim | null> {
    const orderId = await this.reader.orderOf(claimId, tx);
    return this.records.lock(tx, orderId, () => this.reader.byId(claimId, tx));
  }

  /** Writes a step; a null actor is the system. */
  async apply(
    tx: Transaction,
    { order, record }: LockedCoverageClaim,
    { event, type, action, guards = {}, change = {}, data = {} }: CoverageClaimStep,
    actor: OrderActor | null,
  ): Promise<Result<null>> {
    const state = transition(coverageClaimMachine, record.state, event, guards);
    if (!state.ok) return state;
    await this.claims.move(tx, record.id, state.value, change);
    if (state.value === 'cancelled') await this.claims.dropPictures(tx, record.id);
    const audit = {
      action,
      before: { claimId: record.id, state: record.state },
      after: { state: state.value, ...change, ...data },
    };
    const claimNumber = formatCoverageClaimNumber(record.number);
    const happening = { orderId: order.id, at: order.read_at, type, data: { claimNumber, ...data } };
    await this.records.trace(tx, { ...happening, payload: { claimId: record.id }, audit }, actor);
    return ok(null);
  }
}
