import { Injectable } from '@nestjs/common';
import {
  type Cents,
  formatMoney,
  formatPriceClaimNumber,
  ok,
  refundsAlone,
  refuse,
  type Result,
} from '@simpletread/domain';

import { Approvals } from '../../../sso/index.js';
import {
  type KeyedStaffContext,
  paymentLabel,
  PRICE_CLAIM_DENIED,
  PRICE_CLAIM_REFUND_ASKED,
  PRICE_CLAIM_SETTLED,
  staffActorOf,
} from '../../order/index.js';
import { RefundRepository } from '../../refunds/index.js';
import { lineOf, planLineClaim, refundedWith } from '../plan-order-price-claim.js';
import { type LockedPriceClaim, type PriceClaimStep, PriceClaimSteps } from '../price-claim-steps.js';
import { needsProof } from '../price-claim-view.js';
import { RecordClaimRefund } from '../record-claim-refund.js';
import type { Transaction } from '../../../platform/database/index.js';

export interface SeenClaim {
  readonly claimId: string;
  readonly version: number;
}

/**
 * The answers of staff to a claim. A refund that takes those of its order over what its agent gives back alone becomes a
 * request for a second person, and the claim waits.
 */
@Injectable()
export class AnswerPriceClaim {
  constructor(
    private readonly steps: PriceClaimSteps,
    private readonly refunds: RefundRepository,
    private readonly record: RecordClaimRefund,
    private readonly approvals: Approvals,
  ) {}

  approve(
    { claimId, version }: SeenClaim,
    expectedRefundInCents: Cents,
    context: KeyedStaffContext,
  ): Promise<Result<null>> {
    const types = [PRICE_CLAIM_SETTLED, PRICE_CLAIM_REFUND_ASKED];
    const request = { claimId, version, types, actorOf: () => staffActorOf(context) };
    return this.steps.run(request, async (tx, locked) => {
      const { order, record } = locked;
      if (record.state !== 'requested') return refuse('order.transitionRefused', { state: record.state });
      if (needsProof(record)) return refuse('priceClaim.proofMissing');
      const committed = await this.refunds.committed(tx, order.id);
      const plan = planLineClaim(order, lineOf(order, record), record.price_per_tire_in_cents, committed);
      if (!plan.ok) return plan;
      if (plan.value.refundInCents !== expectedRefundInCents) return refuse('record.stale');
      return refundsAlone(context.staff, refundedWith(committed, plan.value))
        ? ok(await this.record.run(tx, locked, plan.value, { by: context.staff.name, agreed: true }))
        : this.ask(tx, locked, plan.value.refundInCents, context);
    });
  }

  deny({ claimId, version }: SeenClaim, reason: string, context: KeyedStaffContext): Promise<Result<null>> {
    const type = PRICE_CLAIM_DENIED;
    const request = { claimId, version, types: [type], actorOf: () => staffActorOf(context) };
    return this.steps.run(request, (_, { order }) =>
      Promise.resolve(
        ok({
          event: 'deny',
          type,
          action: 'priceClaim.deny',
          change: { answered_at: order.read_at, answered_by: context.staff.name, denial_reason: reason },
          data: { reason },
        }),
      ),
    );
  }

  private async ask(
    tx: Transaction,
    { order, record }: LockedPriceClaim,
    refundInCents: Cents,
    { staff, requestId }: KeyedStaffContext,
  ): Promise<Result<PriceClaimStep>> {
    const claimNumber = formatPriceClaimNumber(record.number);
    const requested = await this.approvals.request(
      tx,
      {
        kind: 'priceClaim.refund',
        subjectType: 'priceClaim',
        subjectId: record.id,
        subjectLabel: claimNumber,
        summary: `Refund ${formatMoney(refundInCents)} of price claim ${claimNumber} to ${paymentLabel(order.payment)}`,
        amount: refundInCents,
        grants: [],
        concerns: null,
        payload: {},
        reason: `Proven price: ${formatMoney(record.price_per_tire_in_cents)} per tire`,
      },
      { staff, requestId },
    );
    if (!requested.ok) return requested;
    const data = { refundInCents, approvalId: requested.value.id };
    return ok({
      event: 'askApproval',
      type: PRICE_CLAIM_REFUND_ASKED,
      action: 'priceClaim.askApproval',
      data,
    });
  }
}
