import { Injectable } from '@nestjs/common';
import {
  formatPriceClaimNumber,
  ok,
  type PassedGuards,
  priceClaimMachine,
  refuse,
  type Result,
  transition,
} from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import {
  type OrderActor,
  OrderEvents,
  OrderReader,
  type OrderRecord,
  OrderRepository,
  OrderTrail,
} from '../order/index.js';
import { type PriceClaimRecord, PriceClaimReader } from './price-claim.reader.js';
import { type PriceClaimChange, PriceClaimRepository } from './price-claim.repository.js';

/** A claim and its order, locked. */
export interface LockedPriceClaim {
  readonly order: OrderRecord;
  readonly record: PriceClaimRecord;
}

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

export interface ClaimStepRequest {
  readonly claimId: string;
  /** The version that was seen; null to take any. */
  readonly version: number | null;
  /** The events that this request may have recorded before. */
  readonly types: readonly string[];
  readonly actorOf: (order: OrderRecord) => OrderActor;
  /** False hides the claim, as if it were missing. */
  readonly isTheirs?: (order: OrderRecord) => boolean;
}

type Work = (tx: Transaction, locked: LockedPriceClaim) => Promise<Result<PriceClaimStep>>;

/** Moves claims along the domain's machine: under the lock of the order, once for each request, with all traces. */
@Injectable()
export class PriceClaimSteps {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly orderReader: OrderReader,
    private readonly events: OrderEvents,
    private readonly trail: OrderTrail,
    private readonly claims: PriceClaimRepository,
    private readonly reader: PriceClaimReader,
  ) {}

  run(request: ClaimStepRequest, work: Work): Promise<Result<null>> {
    return this.work.run((tx) => this.runIn(tx, request, work));
  }

  async runIn(tx: Transaction, request: ClaimStepRequest, work: Work): Promise<Result<null>> {
    const { claimId, version, types, actorOf, isTheirs = () => true } = request;
    const locked = await this.lock(tx, claimId);
    if (locked === null || !isTheirs(locked.order)) return refuse('record.missing');
    const { order, record } = locked;
    // A key is known for its own claim only.
    const asked = actorOf(order);
    const actor = { ...asked, requestKey: `${asked.requestKey} ${claimId}` };
    for (const type of types)
      if (await this.events.isKnown(tx, { orderId: order.id, type, requestKey: actor.requestKey }))
        return ok(null);
    if (version !== null && record.version !== version) return refuse('record.stale');
    const step = await work(tx, locked);
    return step.ok ? this.apply(tx, locked, step.value, actor) : step;
  }

  /** Locks the order of a claim and reads both; null if there is none. */
  async lock(tx: Transaction, claimId: string): Promise<LockedPriceClaim | null> {
    const orderId = await this.reader.orderOf(claimId, tx);
    if (orderId === null || !(await this.orders.lock(tx, orderId))) return null;
    const [order, record] = [await this.orderReader.byId(orderId, tx), await this.reader.byId(claimId, tx)];
    return order === null || record === null ? null : { order, record };
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
    if (actor === null) await this.trail.record(tx, { ...happening, actorKind: 'system' });
    else await this.trail.recordBy(tx, { ...happening, audit }, actor);
    return ok(null);
  }
}
