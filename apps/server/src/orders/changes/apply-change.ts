import { Injectable } from '@nestjs/common';
import { ok, type OrderChange, refuse, type Result } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import {
  ORDER_CHANGED,
  type OrderActor,
  OrderEvents,
  type OrderRecord,
  OrderRepository,
  OrderTrail,
} from '../order/index.js';
import { NotifyOfChange } from './notify-of-change.js';
import { PlanChange, type PlannedChange } from './plan-change.js';

export interface ChangeRequest {
  readonly orderId: string;
  readonly change: OrderChange;
  /** Of the preview that the person saw. */
  readonly previewToken: string;
  /** Null for a buyer. */
  readonly reason: string | null;
  readonly requestKey: string;
  readonly actorOf: (order: OrderRecord) => OrderActor;
  /** False if the order isn't theirs by the time it is locked. */
  readonly isTheirs?: (order: OrderRecord) => boolean;
}

// Names, mailboxes and streets are in the history of the row, from which an erasure removes them.
const placeOf = ({ state_code: state, zip }: OrderRecord) => ({ state, zip });

/** Applies a change as it was previewed: order, timeline, audit and emails in one transaction, or nothing. */
@Injectable()
export class ApplyChange {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly events: OrderEvents,
    private readonly trail: OrderTrail,
    private readonly plan: PlanChange,
    private readonly notify: NotifyOfChange,
  ) {}

  /** A change that this request already made counts as a success: only its answer was lost. */
  run(request: ChangeRequest): Promise<Result<null>> {
    return this.work.run(async (tx): Promise<Result<null>> => {
      const { orderId, change, previewToken, requestKey, isTheirs } = request;
      if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
      if (await this.events.isKnown(tx, { orderId, type: ORDER_CHANGED, requestKey })) return ok(null);
      const planned = await this.plan.run(tx, orderId, change);
      if (!planned.ok) return planned;
      if (isTheirs !== undefined && !isTheirs(planned.value.order)) return refuse('record.missing');
      if (planned.value.previewToken !== previewToken) return refuse('record.stale');
      await this.write(tx, planned.value);
      await this.record(tx, planned.value, request);
      await this.notify.run(tx, planned.value);
      return ok(null);
    });
  }

  private write(tx: Transaction, { order, change, preview }: PlannedChange): Promise<void> {
    if (change.kind === 'contact') return this.orders.changeContact(tx, order.id, change, order.read_at);
    const place = { address: change, deliveryOn: preview.deliveryAfter };
    return this.orders.changeAddress(tx, order.id, place, order.read_at);
  }

  private record(
    tx: Transaction,
    { order, change, preview }: PlannedChange,
    { reason, actorOf }: ChangeRequest,
  ): Promise<void> {
    const fields = preview.fields.map(({ label }) => label).join(', ');
    const because = reason === null ? {} : { reason };
    return this.trail.recordBy(
      tx,
      {
        orderId: order.id,
        at: order.read_at,
        type: ORDER_CHANGED,
        data: { kind: change.kind, fields, ...because },
        audit: {
          action: `order.change-${change.kind}`,
          before: { ...placeOf(order), version: order.version },
          after: {
            ...(change.kind === 'address' ? { state: change.state, zip: change.zip } : placeOf(order)),
            version: order.version + 1,
            fields,
            ...because,
          },
        },
        payload: {},
      },
      actorOf(order),
    );
  }
}
