import { Injectable } from '@nestjs/common';
import {
  type Cents,
  formatMoney,
  formatReturnNumber,
  ok,
  refundsAlone,
  refuse,
  type Result,
  type ReturnPlan,
} from '@simpletread/domain';

import type { Transaction } from '../../../platform/database/index.js';
import { Approvals } from '../../../sso/index.js';
import {
  type KeyedStaffContext,
  RETURN_NOT_ACCEPTED,
  RETURN_REFUND_ASKED,
  RETURN_SETTLED,
  paymentLabel,
  staffActorOf,
} from '../../order/index.js';
import { RefundRepository } from '../../refunds/index.js';
import { LockRightSize } from '../money/lock-right-size.js';
import { planOrderReturn, refundedWith } from '../money/plan-order-return.js';
import { RecordSettlement } from '../money/record-settlement.js';
import { type LockedReturn, type ReturnStep, ReturnSteps } from '../return-steps.js';
import type { SeenReturn } from './answer-return.js';

export interface Settlement extends SeenReturn {
  readonly expectedRefundInCents: Cents;
  readonly note: string;
}

/**
 * Refunds the accepted tires of a return, or closes one without any. A refund that takes those of its order over what its agent
 * gives back alone becomes a request for a second person, and the return waits.
 */
@Injectable()
export class SettleReturn {
  constructor(
    private readonly steps: ReturnSteps,
    private readonly refunds: RefundRepository,
    private readonly record: RecordSettlement,
    private readonly approvals: Approvals,
    private readonly lock: LockRightSize,
  ) {}

  run(settlement: Settlement, context: KeyedStaffContext): Promise<Result<null>> {
    const { returnId, version, expectedRefundInCents } = settlement;
    const types = [RETURN_SETTLED, RETURN_NOT_ACCEPTED, RETURN_REFUND_ASKED];
    const request = { returnId, version, types, actorOf: () => staffActorOf(context) };
    return this.steps.run(request, async (tx, seen) => {
      const kept = await this.lock.run(tx, seen);
      if (!kept.ok) return kept;
      const locked = kept.value;
      const { order, record } = locked;
      if (record.state !== 'received') return refuse('order.transitionRefused', { state: record.state });
      const committed = await this.refunds.committed(tx, order.id);
      const plan = planOrderReturn(order, record, committed);
      if (plan.refundInCents !== expectedRefundInCents) return refuse('record.stale');
      if (plan.quantity === 0)
        return settlement.note === ''
          ? refuse('return.reasonRequired')
          : ok(notAccepted(settlement.note, order.read_at));
      return refundsAlone(context.staff, refundedWith(committed, plan))
        ? ok(await this.record.run(tx, locked, plan, { ...settlement, by: context.staff.name, agreed: true }))
        : this.ask(tx, locked, plan, settlement, context);
    });
  }

  private async ask(
    tx: Transaction,
    { order, record }: LockedReturn,
    { refundInCents }: ReturnPlan,
    { note }: Settlement,
    { staff, requestId }: KeyedStaffContext,
  ): Promise<Result<ReturnStep>> {
    const returnNumber = formatReturnNumber(record.number);
    const requested = await this.approvals.request(
      tx,
      {
        kind: 'return.refund',
        subjectType: 'return',
        subjectId: record.id,
        subjectLabel: returnNumber,
        summary: `Refund ${formatMoney(refundInCents)} of return ${returnNumber} to ${paymentLabel(order.payment)}`,
        amount: refundInCents,
        grants: [],
        concerns: null,
        payload: {},
        reason: note === '' ? 'Returned tires were accepted' : note,
      },
      { staff, requestId },
    );
    if (!requested.ok) return requested;
    const data = { refundInCents, approvalId: requested.value.id };
    return ok({ event: 'askApproval', type: RETURN_REFUND_ASKED, action: 'return.askApproval', data });
  }
}

const notAccepted = (note: string, at: Date): ReturnStep => ({
  event: 'refuse',
  type: RETURN_NOT_ACCEPTED,
  action: 'return.refuse',
  change: { settled_at: at, denial_reason: note },
  data: { note },
});
