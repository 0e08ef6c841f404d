import { Injectable } from '@nestjs/common';
import { ok, type OrderChange, refuse, type Result } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import {
  type KeyedStaffContext,
  ORDER_CHANGED,
  type OrderActor,
  OrderEvents,
  type OrderRecord,
  OrderRepository,
  RECEIVING_CHANGED,
  REMOVAL_REQUESTED,
  TIRES_REMOVED,
} from '../order/index.js';
import { MakeChange } from './make-change.js';
import { checkLimit, needsSecondPerson, PlanChange } from './plan-change.js';
import { RequestRemoval } from './request-removal.js';

export interface ChangeRequest {
  readonly orderId: string;
  readonly change: OrderChange;
  /** Null for a buyer. */
  readonly staff: KeyedStaffContext | null;
  /** Of the preview that the person saw. */
  readonly previewToken: string;
  /** Null for a buyer. */
  readonly reason: string | null;
  readonly requestKey: string;
  readonly actorOf: (order: OrderRecord) => OrderActor;
  /** False if the order isn't theirs by the time it is locked. */
  readonly isTheirs?: (order: OrderRecord) => boolean;
}

const OUTCOMES = [ORDER_CHANGED, RECEIVING_CHANGED, TIRES_REMOVED, REMOVAL_REQUESTED];

/**
 * Applies a change as it was previewed: order, money, stock, timeline, audit and emails in one transaction, or nothing. A removal's refund over
 * the agent's own limit becomes a request for a second person, and the order waits.
 */
@Injectable()
export class ApplyChange {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly events: OrderEvents,
    private readonly plan: PlanChange,
    private readonly make: MakeChange,
    private readonly request: RequestRemoval,
  ) {}

  /** A change that this request already made counts as a success: only its answer was lost. */
  run(request: ChangeRequest): Promise<Result<null>> {
    return this.work.run(async (tx): Promise<Result<null>> => {
      const { orderId, change, staff, previewToken, isTheirs, actorOf, reason } = request;
      if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
      if (await this.isKnown(tx, request)) return ok(null);
      const planned = await this.plan.run(tx, orderId, change, staff === null ? 'buyer' : 'staff');
      if (!planned.ok) return planned;
      const { order } = planned.value;
      if (isTheirs !== undefined && !isTheirs(order)) return refuse('record.missing');
      if (planned.value.previewToken !== previewToken) return refuse('record.stale');
      const limited = staff === null ? ok(null) : checkLimit(planned.value, staff.staff);
      if (!limited.ok) return limited;
      return staff !== null && needsSecondPerson(planned.value, staff.staff)
        ? this.request.run(tx, planned.value, reason ?? '', staff)
        : this.make.run(tx, planned.value, { reason, requestedBy: null }, actorOf(order));
    });
  }

  private async isKnown(tx: Transaction, { orderId, requestKey }: ChangeRequest): Promise<boolean> {
    for (const type of OUTCOMES)
      if (await this.events.isKnown(tx, { orderId, type, requestKey })) return true;
    return false;
  }
}
