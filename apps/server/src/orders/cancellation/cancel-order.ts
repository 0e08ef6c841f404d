import { Injectable } from '@nestjs/common';
import { type Cents, ok, refundsAlone, refuse, type Result } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { crashPoint } from '../../platform/shutdown/index.js';
import {
  CANCELLATION_REQUESTED,
  ORDER_CANCELLED,
  OrderEvents,
  OrderRepository,
  requestKeyOf,
  staffActorOf,
  type KeyedStaffContext,
} from '../order/index.js';
import { LoadCancellation } from './load-cancellation.js';
import { RecordCancellation } from './record-cancellation.js';
import { RequestCancellation } from './request-cancellation.js';

export interface CancelRequest {
  readonly orderId: string;
  readonly orderVersion: number;
  readonly reason: string;
  readonly expectedRefundInCents: Cents;
}

/**
 * Cancels an order inside its window or while it is held: stock back and refund requested, all in one transaction; the money follows. A refund over
 * what its agent gives back alone becomes a request for a second person, and the order waits.
 */
@Injectable()
export class CancelOrder {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly events: OrderEvents,
    private readonly load: LoadCancellation,
    private readonly record: RecordCancellation,
    private readonly request: RequestCancellation,
  ) {}

  /** An order that this very request cancelled before is a success: its answer was lost, its work was not. */
  async run(request: CancelRequest, context: KeyedStaffContext): Promise<Result<null>> {
    const result = await this.work.run((tx) => this.cancel(tx, request, context));
    if (result.ok) crashPoint('cancel.afterCommit');
    return result;
  }

  private async cancel(
    tx: Transaction,
    { orderId, orderVersion, reason, expectedRefundInCents }: CancelRequest,
    context: KeyedStaffContext,
  ): Promise<Result<null>> {
    if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
    const requestKey = requestKeyOf(context);
    for (const type of [ORDER_CANCELLED, CANCELLATION_REQUESTED])
      if (await this.events.isKnown(tx, { orderId, type, requestKey })) return ok(null);
    const possible = await this.load.run(tx, orderId, 'staff');
    if (!possible.ok) return possible;
    const { order, plan } = possible.value;
    const isAsSeen = order.version === orderVersion && plan.refundInCents === expectedRefundInCents;
    if (!isAsSeen) return refuse('record.stale');
    // With all refunds before: no limit is passed in parts.
    return refundsAlone(context.staff, order.total_in_cents)
      ? this.record.run(tx, possible.value, { reason, requestedBy: null }, staffActorOf(context))
      : this.request.run(tx, possible.value, reason, context);
  }
}
