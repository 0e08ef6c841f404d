import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { Transaction } from '../../../platform/database/index.js';
import type { OrderActor } from '../order-actor.js';
import type { OrderRecord } from '../order-record.js';
import { OrderReader } from '../order.reader.js';
import { OrderRepository } from '../order.repository.js';
import { OrderEvents } from './order-events.repository.js';
import { type ActorHappening, OrderTrail } from './order-trail.js';

/** A record of an order, as a return or a claim, and its order; both locked. */
export interface LockedRecord<R> {
  readonly order: OrderRecord;
  readonly record: R;
}

/** A request for a step of a record. */
export interface RecordStepRequest {
  /** The version that was seen; null to take any. */
  readonly version: number | null;
  /** The events that this request may have recorded before. */
  readonly types: readonly string[];
  readonly actorOf: (order: OrderRecord) => OrderActor;
  /** False hides the record, as if it were missing. */
  readonly isTheirs?: (order: OrderRecord) => boolean;
}

/** Steps of the records of an order: under the lock of the order, once for each request, with all traces. */
@Injectable()
export class RecordSteps {
  constructor(
    private readonly orders: OrderRepository,
    private readonly orderReader: OrderReader,
    private readonly events: OrderEvents,
    private readonly trail: OrderTrail,
  ) {}

  /** Locks an order and then reads it with one of its records; null if either is missing. */
  async lock<R>(
    tx: Transaction,
    orderId: string | null,
    read: () => Promise<R | null>,
  ): Promise<LockedRecord<R> | null> {
    if (orderId === null || !(await this.orders.lock(tx, orderId))) return null;
    const [order, record] = [await this.orderReader.byId(orderId, tx), await read()];
    return order === null || record === null ? null : { order, record };
  }

  /** Takes a step unless this request took it before. Refuses with `record.missing` and `record.stale`. */
  async once<R extends { readonly id: string; readonly version: number }>(
    tx: Transaction,
    locked: LockedRecord<R> | null,
    { version, types, actorOf, isTheirs = () => true }: RecordStepRequest,
    take: (locked: LockedRecord<R>, actor: OrderActor) => Promise<Result<null>>,
  ): Promise<Result<null>> {
    if (locked === null || !isTheirs(locked.order)) return refuse('record.missing');
    const { order, record } = locked;
    const asked = actorOf(order);
    // A key is known for its own record only.
    const actor = { ...asked, requestKey: `${asked.requestKey} ${record.id}` };
    for (const type of types)
      if (await this.events.isKnown(tx, { orderId: order.id, type, requestKey: actor.requestKey }))
        return ok(null);
    return version !== null && record.version !== version ? refuse('record.stale') : take(locked, actor);
  }

  /** Writes the traces of a step; a null actor is the system. */
  async trace(
    tx: Transaction,
    { audit, ...happening }: ActorHappening,
    actor: OrderActor | null,
  ): Promise<void> {
    if (actor === null) await this.trail.record(tx, { ...happening, actorKind: 'system' });
    else await this.trail.recordBy(tx, { ...happening, audit }, actor);
  }
}
