import { Injectable } from '@nestjs/common';
import { formatMoney, formatOrderNumber, ok, refuse, type Result } from '@simpletread/domain';

import { Approvals } from '../../approvals/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { OrderRepository } from '../order.repository.js';
import { OrderTrail } from '../order-trail.js';
import { CANCELLATION_REQUESTED } from '../orders.events.js';
import { requestKeyOf, type StaffContext } from '../staff-context.js';
import { paymentLabel } from '../wording.js';
import type { PossibleCancellation } from './load-cancellation.js';

/** Asks a second person to agree to a cancellation. From here on the order does not ship until that is decided. */
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
    context: StaffContext,
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
        summary: `Cancel order ${number} and give ${formatMoney(refundInCents)} back to ${paymentLabel(order.payment)}`,
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
    await this.trail.record(tx, {
      orderId,
      at,
      type: CANCELLATION_REQUESTED,
      actorKind: 'staff',
      actorName: staff.name,
      requestKey: requestKeyOf(context),
      data: { reason, refundInCents },
      audit: {
        action: 'order.request-cancellation',
        actorId: staff.staffId,
        before: { cancelRequestedAt: null },
        after: { cancelRequestedAt: at, reason, refundInCents, approvalId: requested.value.id },
        requestId,
      },
      payload: {},
    });
    return ok(null);
  }
}
