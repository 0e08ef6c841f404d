import { Injectable } from '@nestjs/common';
import {
  formatReturnNumber,
  ok,
  type PassedGuards,
  type Result,
  returnMachine,
  transition,
} from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { type LockedRecord, type OrderActor, RecordSteps, type RecordStepRequest } from '../order/index.js';
import type { ReturnRecord } from './return-record.js';
import { ReturnReader } from './return.reader.js';
import { type ReturnChange, ReturnRepository } from './return.repository.js';

/** A return and its order, locked. */
export type LockedReturn = LockedRecord<ReturnRecord>;

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

export interface StepRequest extends RecordStepRequest {
  readonly returnId: string;
}

type Work = (tx: Transaction, locked: LockedReturn, actor: OrderActor) => Promise<Result<ReturnStep>>;

/** Moves returns along the domain's machine: under the lock of the order, once for each request, with all traces. */
@Injectable()
export class ReturnSteps {
  constructor(
    private readonly work: UnitOfWork,
    private readonly records: RecordSteps,
    private readonly returns: ReturnRepository,
    private readonly reader: ReturnReader,
  ) {}

  run(request: StepRequest, work: Work): Promise<Result<null>> {
    return this.work.run((tx) => this.runIn(tx, request, work));
  }

  async runIn(tx: Transaction, request: StepRequest, work: Work): Promise<Result<null>> {
    return this.records.once(tx, await this.lock(tx, request.returnId), request, async (locked, actor) => {
      const step = await work(tx, locked, actor);
      return step.ok ? this.apply(tx, locked, step.value, actor) : step;
    });
  }

  /** Locks the order of a return and reads both; null if there is none. */
  async lock(tx: Transaction, returnId: string): Promise<LockedReturn | null> {
    return this.records.lock(tx, await this.reader.orderOf(returnId, tx), () =>
      this.reader.byId(returnId, tx),
    );
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
    const audit = {
      action,
      before: { returnId: record.id, state: record.state },
      after: { state: state.value, ...change, ...data },
    };
    await this.records.trace(tx, { ...happening, audit }, actor);
    return ok(null);
  }
}
