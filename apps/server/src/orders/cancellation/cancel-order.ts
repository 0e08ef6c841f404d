import { Injectable } from '@nestjs/common';
import { type Cents, refuse, type Result } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { crashPoint } from '../../platform/shutdown/index.js';
import { OrderRepository } from '../order.repository.js';
import { LoadCancellation } from './load-cancellation.js';
import { RecordCancellation, type StaffContext } from './record-cancellation.js';

export interface CancelRequest {
  readonly orderId: string;
  readonly orderVersion: number;
  readonly reason: string;
  readonly expectedRefundInCents: Cents;
}

/** Cancels an order inside its window: stock back, refund requested and booked, all in one transaction; the money follows. */
@Injectable()
export class CancelOrder {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly load: LoadCancellation,
    private readonly record: RecordCancellation,
  ) {}

  async run(request: CancelRequest, context: StaffContext): Promise<Result<null>> {
    const { orderId, orderVersion, reason, expectedRefundInCents } = request;
    const result = await this.work.run(async (tx): Promise<Result<null>> => {
      if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
      const possible = await this.load.run(tx, orderId);
      if (!possible.ok) return possible;
      const { order, plan } = possible.value;
      const isAsSeen = order.version === orderVersion && plan.refundInCents === expectedRefundInCents;
      return isAsSeen ? this.record.run(tx, possible.value, reason, context) : refuse('record.stale');
    });
    if (result.ok) crashPoint('cancel.afterCommit');
    return result;
  }
}
