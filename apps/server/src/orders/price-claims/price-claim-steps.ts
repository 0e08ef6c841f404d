import { Injectable } from '@nestjs/common';
import {
  formatPriceClaimNumber,
  ok,
  type PassedGuards,
  priceClaimMachine,
  type Result,
  transition,
} from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { type LockedRecord, type OrderActor, RecordSteps, type RecordStepRequest } from '../order/index.js';
import { type PriceClaimRecord, PriceClaimReader } from './price-claim.reader.js';
import { type PriceClaimChange, PriceClaimRepository } from './price-claim.repository.js';

/** A claim and its order, locked. */
export type LockedPriceClaim = LockedRecord<PriceClaimRecord>;

/** One step of a claim, as it is written. */
export interface PriceClaimStep {
  readonly event: keyof typeof priceClaimMachine.events;
  /** The event's name in the order's timeline. */
  readonly type: string;
  readonly action: string;
  readonly guards?: PassedGuards;
  readonly change?: PriceClaimChange;
  /** For the timeline. */
  readonly data?: object;
  /** For the outbox, beside the ids of order and claim. */
  readonly payload?: object;
}

export interface ClaimStepRequest extends RecordStepRequest {
  readonly claimId: string;
}

type Work = (tx: Transaction, locked: LockedPriceClaim) => Promise<Result<PriceClaimStep>>;

/** Moves claims along the domain's machine: under the lock of the order, once for each request, with all traces. */
@Injectable()
export class PriceClaimSteps {
  constructor(
    private readonly work: UnitOfWork,
    private readonly records: RecordSteps,
    private readonly claims: PriceClaimRepository,
    private readonly reader: PriceClaimReader,
  ) {}

  run(request: ClaimStepRequest, work: Work): Promise<Result<null>> {
    return this.work.run((tx) => this.runIn(tx, request, work));
  }

  async runIn(tx: Transaction, request: ClaimStepRequest, work: Work): Promise<Result<null>> {
    return this.records.once(tx, await this.lock(tx, request.claimId), request, async (locked, actor) => {
      const step = await work(tx, locked);
      return step.ok ? this.apply(tx, locked, step.value, actor) : step;
    });
  }

  /** Locks the order of a claim and reads both; null if there is none. */
  async lock(tx: Transaction, claimId: string): Promise<LockedPriceClaim | null> {
    return this.records.lock(tx, await this.reader.orderOf(claimId, tx), () => this.reader.byId(claimId, tx));
  }

  /** Writes a step; a null actor is the system. */
  async apply(
    tx: Transaction,
    { order, record }: LockedPriceClaim,
    { event, type, action, guards = {}, change = {}, data = {}, payload = {} }: PriceClaimStep,
    actor: OrderActor | null,
  ): Promise<Result<null>> {
    const state = transition(priceClaimMachine, record.state, event, guards);
    if (!state.ok) return state;
    await this.claims.move(tx, record.id, state.value, change);
    if (state.value === 'withdrawn') await this.claims.dropPictures(tx, record.id);
    const happening = {
      orderId: order.id,
      at: order.read_at,
      type,
      data: { claimNumber: formatPriceClaimNumber(record.number), ...data },
      payload: { claimId: record.id, ...payload },
    };
    const audit = {
      action,
      before: { claimId: record.id, state: record.state },
      after: { state: state.value, ...change, ...data },
    };
    await this.records.trace(tx, { ...happening, audit }, actor);
    return ok(null);
  }
}
