import { Injectable } from '@nestjs/common';
import { formatReturnNumber, HANDLING_FEE, type ReturnPlan } from '@simpletread/domain';

import type { Transaction } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { RETURN_REFUNDED, RETURN_SETTLED } from '../../order/index.js';
import { RefundRepository } from '../../refunds/index.js';
import { ReturnRepository } from '../return.repository.js';
import type { LockedReturn, ReturnStep } from '../return-steps.js';

/** Why the money goes back, and whose request it was if a second person agreed. */
export interface SettlementCause {
  readonly note: string;
  readonly by: string;
  readonly agreed: boolean;
}

/** Requests the refunds of a return. The money is booked once it is paid (`orders/refunds`). */
@Injectable()
export class RecordSettlement {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly returns: ReturnRepository,
  ) {}

  /** The step to write; its refunds are requested in the same transaction. */
  async run(
    tx: Transaction,
    { order, record }: LockedReturn,
    plan: ReturnPlan,
    { note, by, agreed }: SettlementCause,
  ): Promise<ReturnStep> {
    const at = order.read_at;
    const reason = `Return ${formatReturnNumber(record.number)}`;
    const requested = plan.refunds.map((refund) => ({ refundId: newId(), ...refund }));
    for (const { refundId, tender, amountInCents, entries } of requested)
      await this.refunds.request(tx, {
        refundId,
        orderId: order.id,
        amountInCents,
        tender,
        reason,
        by,
        at,
        cause: { kind: 'return', id: record.id, entries },
      });
    await this.returns.chargeAgain(tx, order.id, Math.ceil(plan.dueAgainInCents / HANDLING_FEE));
    const refundIds = requested.map(({ refundId }) => refundId);
    const [refundId] = refundIds;
    return {
      event: 'refund',
      type: RETURN_SETTLED,
      action: 'return.settle',
      guards: { agreed },
      change: {
        settled_at: at,
        refund_in_cents: plan.refundInCents,
        fee_in_cents: plan.feeInCents,
        waived_in_cents: plan.waivedInCents,
        due_again_in_cents: plan.dueAgainInCents,
        right_size_order_id: plan.feeWaivedBecause === null ? null : (record.right_size?.id ?? null),
      },
      data: { refundInCents: plan.refundInCents, ...(note === '' ? {} : { note }) },
      payload: { refundIds, ...(refundId === undefined ? {} : { refundId }) },
    };
  }
}

/** The step that ends a return whose refunds are all paid. */
export const paidOutStep = (at: Date): ReturnStep => ({
  event: 'payOut',
  type: RETURN_REFUNDED,
  action: 'return.payOut',
  change: { refunded_at: at },
});
