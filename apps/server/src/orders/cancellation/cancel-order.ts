import { Injectable } from '@nestjs/common';
import { type Cents, ok, refuse, type Result } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { crashPoint } from '../../platform/shutdown/index.js';
import { OrderEvents } from '../order-events.repository.js';
import { OrderRepository } from '../order.repository.js';
import { ORDER_CANCELLED } from '../orders.events.js';
import { requestKeyOf, type StaffContext } from '../staff-context.js';
import { LoadCancellation } from './load-cancellation.js';
import { RecordCancellation } from './record-cancellation.js';

export interface CancelRequest {
  readonly orderId: string;
  readonly orderVersion: number;
  readonly reason: string;
  readonly expectedRefundInCents: Cents;
}

/** Cancels an order inside its window: stock back and refund requested, all in one transaction; the money follows. */
@Injectable()
export class CancelOrder {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly events: OrderEvents,
    private readonly load: LoadCancellation,
    private readonly record: RecordCancellation,
  ) {}

  /** An order that this very request cancelled before is a success: its answer was lost, its work was not. */
  async run(request: CancelRequest, context: StaffContext): Promise<Result<null>> {
    const result = await this.work.run((tx) => this.cancel(tx, request, context));
    if (result.ok) crashPoint('cancel.afterCommit');
    return result;
  }

  private async cancel(
    tx: Transaction,
    { orderId, orderVersion, reason, expectedRefundInCents }: CancelRequest,
    context: StaffContext,
  ): Promise<Result<null>> {
    if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
    const requestKey = requestKeyOf(context);
    if (await this.events.isKnown(tx, { orderId, type: ORDER_CANCELLED, requestKey })) return ok(null);
    const possible = await this.load.run(tx, orderId);
    if (!possible.ok) return possible;
    const { order, plan } = possible.value;
    const isAsSeen = order.version === orderVersion && plan.refundInCents === expectedRefundInCents;
    return isAsSeen ? this.record.run(tx, possible.value, reason, context) : refuse('record.stale');
  }
}
