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
import type { ChangedBy } from './changeable-order.js';
import { NotifyOfChange } from './notify-of-change.js';
import { PlanChange, type PlannedChange } from './plan-change.js';

export interface ChangeRequest {
  readonly orderId: string;
  readonly change: OrderChange;
  readonly by: ChangedBy;
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
      const { orderId, change, previewToken, requestKey, isTheirs, actorOf } = request;
      if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
      if (await this.events.isKnown(tx, { orderId, type: ORDER_CHANGED, requestKey })) return ok(null);
      const planned = await this.plan.run(tx, orderId, change, request.by);
      if (!planned.ok) return planned;
      if (isTheirs !== undefined && !isTheirs(planned.value.order)) return refuse('record.missing');
      if (planned.value.previewToken !== previewToken) return refuse('record.stale');
      // Asks for the former mailboxes, so it goes first: a mail that can't go out takes the change with it.
      const notified = await this.notify.run(tx, planned.value, actorOf(planned.value.order));
      if (!notified.ok) return notified;
      await this.write(tx, planned.value);
      await this.record(tx, planned.value, request);
      return ok(null);
    });
  }

  private write(tx: Transaction, { order, change, preview }: PlannedChange): Promise<void> {
    if (change.kind === 'contact') {
      const facts = { contact: change, leavesAccount: preview.leavesAccount };
      return this.orders.changeContact(tx, order.id, facts, order.read_at);
    }
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
          before: {
            ...placeOf(order),
            ...(preview.leavesAccount ? { accountId: order.account_id } : {}),
            version: order.version,
          },
          after: {
            ...(change.kind === 'address' ? { state: change.state, zip: change.zip } : placeOf(order)),
            ...(preview.leavesAccount ? { accountId: null } : {}),
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
