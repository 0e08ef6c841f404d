import { Injectable } from '@nestjs/common';

import { Audit, type AuditEntry } from '../../../platform/audit/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import { Outbox } from '../../../platform/outbox/index.js';
import { type OrderEvent, OrderEvents } from './order-events.repository.js';
import { type KeyedStaffContext, type OrderActor, staffActorOf } from '../order-actor.js';

/** Audit entries of orders: the subject is the order, the actor that of the event. */
export type OrderAudit = Pick<AuditEntry, 'action' | 'actorId' | 'before' | 'after' | 'requestId'>;

export interface Happening extends OrderEvent {
  readonly audit?: OrderAudit;
  /** Left out if only the order's own timeline needs it. */
  readonly payload?: object;
}

/** As a happening, of what a person did. */
export interface ActorHappening extends Omit<Happening, 'actorKind' | 'actorName' | 'requestKey' | 'audit'> {
  readonly audit: Pick<AuditEntry, 'action' | 'before' | 'after'>;
}

/** The traces that a change of an order leaves, in the transaction of the change: timeline, audit, outbox. */
@Injectable()
export class OrderTrail {
  constructor(
    private readonly events: OrderEvents,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  async record(tx: Transaction, { audit, payload, ...event }: Happening): Promise<void> {
    const { orderId, type, actorKind, actorName = null } = event;
    await this.events.append(tx, event);
    if (audit !== undefined)
      await this.audit.record(tx, {
        ...audit,
        actorKind,
        actorName,
        subjectType: 'order',
        subjectId: orderId,
      });
    if (payload !== undefined)
      await this.outbox.record(tx, { type, aggregateId: orderId, payload: { ...payload, orderId } });
  }

  /** As `record`; the same request is recorded once. */
  recordBy(tx: Transaction, { audit, ...event }: ActorHappening, actor: OrderActor): Promise<void> {
    const { actorKind, actorName, actorId, requestId, requestKey } = actor;
    const row = { ...audit, actorId, requestId };
    return this.record(tx, { ...event, actorKind, actorName, requestKey, audit: row });
  }

  recordByStaff(tx: Transaction, event: ActorHappening, context: KeyedStaffContext): Promise<void> {
    return this.recordBy(tx, event, staffActorOf(context));
  }
}
