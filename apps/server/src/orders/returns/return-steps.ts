import { Injectable } from '@nestjs/common';
import {
  formatReturnNumber,
  ok,
  type PassedGuards,
  refuse,
  type Result,
  returnMachine,
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
import type { ReturnRecord } from './return-record.js';
import { ReturnReader } from './return.reader.js';
import { type ReturnChange, ReturnRepository } from './return.repository.js';

/** A return and its order, locked. */
export interface LockedReturn {
  readonly order: OrderRecord;
  readonly record: ReturnRecord;
}

/** One step of a return, as it is written. */
export interface ReturnStep {
  readonly event: keyof typeof returnMachine.events;
  /** The event's name in the order's timeline. */
  readonly type: string;
  readonly action: string;
  readonly guards?: PassedGuards;
  readonly change?: ReturnChange;
  /** For the timeline. */
  readonly data?: object;
  /** For the outbox, beside the ids of order and return. */
  readonly payload?: object;
}

export interface StepRequest {
  readonly returnId: string;
  /** The version that was seen; null to take any. */
  readonly version: number | null;
  /** The events that this request may have recorded before. */
  readonly types: readonly string[];
  readonly actorOf: (order: OrderRecord) => OrderActor;
  /** False hides the return, as if it were missing. */
  readonly isTheirs?: (order: OrderRecord) => boolean;
}

type Work = (tx: Transaction, locked: LockedReturn, actor: OrderActor) => Promise<Result<ReturnStep>>;

/** Moves returns along the domain's machine: under the lock of the order, once for each request, with all traces. */
@Injectable()
export class ReturnSteps {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly orderReader: OrderReader,
    private readonly events: OrderEvents,
    private readonly trail: OrderTrail,
    private readonly returns: ReturnRepository,
    private readonly reader: ReturnReader,
  ) {}

  run(request: StepRequest, work: Work): Promise<Result<null>> {
    return this.work.run((tx) => this.runIn(tx, request, work));
  }

  async runIn(tx: Transaction, request: StepRequest, work: Work): Promise<Result<null>> {
    const { returnId, version, types, actorOf, isTheirs = () => true } = request;
    const locked = await this.lock(tx, returnId);
    if (locked === null || !isTheirs(locked.order)) return refuse('record.missing');
    const { order, record } = locked;
    // A key is known for its own return only.
    const asked = actorOf(order);
    const actor = { ...asked, requestKey: `${asked.requestKey} ${returnId}` };
    for (const type of types)
      if (await this.events.isKnown(tx, { orderId: order.id, type, requestKey: actor.requestKey }))
        return ok(null);
    if (version !== null && record.version !== version) return refuse('record.stale');
    const step = await work(tx, locked, actor);
    return step.ok ? this.apply(tx, locked, step.value, actor) : step;
  }

  /** Locks the order of a return and reads both; null if there is none. */
  async lock(tx: Transaction, returnId: string): Promise<LockedReturn | null> {
    const orderId = await this.reader.orderOf(returnId, tx);
    if (orderId === null || !(await this.orders.lock(tx, orderId))) return null;
    const [order, record] = [await this.orderReader.byId(orderId, tx), await this.reader.byId(returnId, tx)];
    return order === null || record === null ? null : { order, record };
  }

  /** Writes a step; a null actor is the system. */
  async apply(
    tx: Transaction,
    { order, record }: LockedReturn,
    { event, type, action, guards = {}, change = {}, data = {}, payload = {} }: ReturnStep,
    actor: OrderActor | null,
  ): Promise<Result<null>> {
    const state = transition(returnMachine, record.state, event, guards);
    if (!state.ok) return state;
    await this.returns.move(tx, record.id, state.value, change);
    if (state.value === 'cancelled') await this.returns.dropPictures(tx, record.id);
    const happening = {
      orderId: order.id,
      at: order.read_at,
      type,
      data: { returnNumber: formatReturnNumber(record.number), ...data },
      payload: { returnId: record.id, ...payload },
    };
    if (actor === null) await this.trail.record(tx, { ...happening, actorKind: 'system' });
    else
      await this.trail.recordBy(
        tx,
        {
          ...happening,
          audit: {
            action,
            before: { returnId: record.id, state: record.state },
            after: { state: state.value, ...change, ...data },
          },
        },
        actor,
      );
    return ok(null);
  }
}
