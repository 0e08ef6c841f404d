import { Injectable } from '@nestjs/common';
import { ok, refuse, refundMachine, type Result, transition } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import {
  OrderEvents,
  OrderRepository,
  OrderTrail,
  REFUND_RETRIED,
  requestKeyOf,
  type KeyedStaffContext,
} from '../order/index.js';
import { RefundRepository } from './refund.repository.js';

/** Requests a refund again that the provider refused. */
@Injectable()
export class RetryRefund {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly refunds: RefundRepository,
    private readonly events: OrderEvents,
    private readonly trail: OrderTrail,
  ) {}

  run(orderId: string, context: KeyedStaffContext): Promise<Result<null>> {
    return this.work.run(async (tx): Promise<Result<null>> => {
      if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
      const requestKey = requestKeyOf(context);
      if (await this.events.isKnown(tx, { orderId, type: REFUND_RETRIED, requestKey })) return ok(null);
      const failed = await this.refunds.findFailed(tx, orderId);
      if (failed === null) return refuse('order.transitionRefused', { machine: refundMachine.name });
      const { refundId, amountInCents } = failed;
      const state = transition(refundMachine, failed.state, 'retry');
      if (!state.ok) return state;
      await this.refunds.reopen(tx, refundId, state.value);
      await this.trail.recordByStaff(
        tx,
        {
          orderId,
          at: await tx.now(),
          type: REFUND_RETRIED,
          data: { amountInCents },
          audit: {
            action: 'order.retryRefund',
            before: { refundId, state: failed.state },
            after: { refundId, state: state.value },
          },
          payload: { refundId },
        },
        context,
      );
      return ok(null);
    });
  }
}
