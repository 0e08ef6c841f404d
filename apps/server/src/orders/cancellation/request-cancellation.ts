import { Injectable } from '@nestjs/common';
import { formatMoney, formatOrderNumber, ok, refuse, type Result } from '@simpletread/domain';

import { Approvals } from '../../sso/index.js';
import type { Transaction } from '../../platform/database/index.js';
import {
  CANCELLATION_REQUESTED,
  OrderRepository,
  OrderTrail,
  paymentLabel,
  type KeyedStaffContext,
} from '../order/index.js';
import type { PossibleCancellation } from './load-cancellation.js';

/** Asks a second person to approve a cancellation. The order doesn't ship until they decide. */
@Injectable()
export class RequestCancellation {
  constructor(
    private readonly orders: OrderRepository,
    private readonly approvals: Approvals,
    private readonly trail: OrderTrail,
  ) {}

  async run(
    tx: Transaction,
    { order, plan: { refundInCents } }: PossibleCancellation,
    reason: string,
    context: KeyedStaffContext,
  ): Promise<Result<null>> {
    if (refundInCents <= 0) return refuse('payment.refundTooLarge');
    const { staff, requestId } = context;
    const { id: orderId, read_at: at } = order;
    const number = formatOrderNumber(order.number);
    const requested = await this.approvals.request(
      tx,
      {
        kind: 'order.cancel',
        subjectType: 'order',
        subjectId: orderId,
        subjectLabel: number,
        summary: `Cancel order ${number} and refund ${formatMoney(refundInCents)} to ${paymentLabel(order.payment)}`,
        amount: refundInCents,
        grants: [],
        concerns: null,
        payload: {},
        reason,
      },
      { staff, requestId },
    );
    if (!requested.ok) return requested;
    await this.orders.waitForApproval(tx, orderId, at);
    await this.trail.recordByStaff(
      tx,
      {
        orderId,
        at,
        type: CANCELLATION_REQUESTED,
        data: { reason, refundInCents },
        audit: {
          action: 'order.request-cancellation',
          before: { cancelRequestedAt: null },
          after: { cancelRequestedAt: at, reason, refundInCents, approvalId: requested.value.id },
        },
        payload: {},
      },
      context,
    );
    return ok(null);
  }
}
