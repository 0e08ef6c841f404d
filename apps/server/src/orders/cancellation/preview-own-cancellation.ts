import { Injectable } from '@nestjs/common';
import type { HandlerReply, previewOwnCancellation } from '@simpletread/contract';
import { mapResult, refuse, type Result } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import { FindOwnOrder } from '../order/index.js';
import { LoadCancellation } from './load-cancellation.js';

/** Shows a customer the effect of cancelling their order without cancelling it. */
@Injectable()
export class PreviewOwnCancellation {
  constructor(
    private readonly database: Database,
    private readonly own: FindOwnOrder,
    private readonly load: LoadCancellation,
  ) {}

  async run(
    orderNumber: string,
    accountId: string,
  ): Promise<Result<HandlerReply<typeof previewOwnCancellation>>> {
    const orderId = await this.own.idOf(orderNumber, accountId);
    if (orderId === null) return refuse('record.missing');
    return mapResult(await this.load.run(this.database, orderId, 'buyer'), ({ order, plan }) => ({
      orderVersion: order.version,
      closesAt: order.cancel_closes_at.toISOString(),
      refundInCents: plan.refundInCents,
      effects: [...plan.buyerEffects],
    }));
  }
}
