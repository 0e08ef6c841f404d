import { Injectable } from '@nestjs/common';
import { formatMoney, formatOrderNumber, ok, type Result, ZERO_CENTS } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { Approvals } from '../../sso/index.js';
import {
  type KeyedStaffContext,
  OrderRepository,
  OrderTrail,
  paymentLabel,
  REMOVAL_REQUESTED,
} from '../order/index.js';
import type { PlannedChange } from './plan-change.js';

/** Asks a second person to approve a removal. The order doesn't ship until they decide. */
@Injectable()
export class RequestRemoval {
  constructor(
    private readonly orders: OrderRepository,
    private readonly approvals: Approvals,
    private readonly trail: OrderTrail,
  ) {}

  async run(
    tx: Transaction,
    { order, change, preview }: PlannedChange,
    reason: string,
    context: KeyedStaffContext,
  ): Promise<Result<null>> {
    const { staff, requestId } = context;
    const { id: orderId, read_at: at } = order;
    const number = formatOrderNumber(order.number);
    const refundInCents = preview.removal?.refundInCents ?? ZERO_CENTS;
    const requested = await this.approvals.request(
      tx,
      {
        kind: 'order.removeTires',
        subjectType: 'order',
        subjectId: orderId,
        subjectLabel: number,
        summary: `Remove tires from order ${number} and refund ${formatMoney(refundInCents)} to ${paymentLabel(order.payment)}`,
        amount: refundInCents,
        grants: [],
        concerns: null,
        payload: { change },
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
        type: REMOVAL_REQUESTED,
        data: { reason, refundInCents },
        audit: {
          action: 'order.request-removal',
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
