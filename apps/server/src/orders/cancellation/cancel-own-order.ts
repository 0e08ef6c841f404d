import { Injectable } from '@nestjs/common';
import {
  type CancelReason,
  cancelReasonText,
  type Cents,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { crashPoint } from '../../platform/shutdown/index.js';
import {
  buyerActorOf,
  FindOwnOrder,
  type KeyedCustomerContext,
  ORDER_CANCELLED,
  OrderEvents,
  OrderRepository,
  requestKeyOf,
} from '../order/index.js';
import { LoadCancellation } from './load-cancellation.js';
import { RecordCancellation } from './record-cancellation.js';

export interface OwnCancelRequest {
  readonly orderNumber: string;
  readonly orderVersion: number;
  readonly expectedRefundInCents: Cents;
  readonly reason: CancelReason | null;
}

/** Cancels a customer's own order inside its window, without approval: the money goes back to where it came from [R4.10]. */
@Injectable()
export class CancelOwnOrder {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly events: OrderEvents,
    private readonly own: FindOwnOrder,
    private readonly load: LoadCancellation,
    private readonly record: RecordCancellation,
  ) {}

  async run(request: OwnCancelRequest, context: KeyedCustomerContext): Promise<Result<null>> {
    const orderId = await this.own.idOf(request.orderNumber, context.customer.accountId);
    if (orderId === null) return refuse('record.missing');
    const result = await this.work.run((tx) => this.cancel(tx, orderId, request, context));
    if (result.ok) crashPoint('cancel.afterCommit');
    return result;
  }

  private async cancel(
    tx: Transaction,
    orderId: string,
    { orderVersion, expectedRefundInCents, reason }: OwnCancelRequest,
    context: KeyedCustomerContext,
  ): Promise<Result<null>> {
    if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
    const requestKey = requestKeyOf(context);
    if (await this.events.isKnown(tx, { orderId, type: ORDER_CANCELLED, requestKey })) return ok(null);
    const possible = await this.load.run(tx, orderId, 'buyer');
    if (!possible.ok) return possible;
    const { order, plan } = possible.value;
    // The account may have been erased or the order given to another one while this waited for the lock.
    if (order.account_id !== context.customer.accountId) return refuse('record.missing');
    const isAsSeen = order.version === orderVersion && plan.refundInCents === expectedRefundInCents;
    if (!isAsSeen) return refuse('record.stale');
    const cause = { reason: cancelReasonText(reason), requestedBy: null };
    return this.record.run(tx, possible.value, cause, buyerActorOf(context, order));
  }
}
