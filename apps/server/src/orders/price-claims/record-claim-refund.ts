import { Injectable } from '@nestjs/common';
import { formatPriceClaimNumber, type PriceClaimPlan } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { OrderRepository, PRICE_CLAIM_REFUNDED, PRICE_CLAIM_SETTLED } from '../order/index.js';
import { RefundRepository } from '../refunds/index.js';
import type { LockedPriceClaim, PriceClaimStep } from './price-claim-steps.js';

/** Requests the refunds of a claim and notes the lower price on its line. The money is booked once it is paid (`orders/refunds`). */
@Injectable()
export class RecordClaimRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly orders: OrderRepository,
  ) {}

  /** The step to write; `agreed` is true if nobody else has to approve it. */
  async run(
    tx: Transaction,
    { order, record }: LockedPriceClaim,
    plan: PriceClaimPlan,
    { by, agreed }: { readonly by: string; readonly agreed: boolean },
  ): Promise<PriceClaimStep> {
    const { id: orderId, read_at: at } = order;
    const reason = `Price guarantee ${formatPriceClaimNumber(record.number)}`;
    const refundIds: string[] = [];
    for (const { entries, ...refund } of plan.refunds) {
      const refundId = newId();
      refundIds.push(refundId);
      const cause = { kind: 'priceClaim', id: record.id, entries } as const;
      await this.refunds.request(tx, { ...refund, refundId, orderId, reason, by, at, cause });
    }
    await this.orders.adjustPrice(tx, { orderId, lineId: record.line_id }, plan.adjustment, at);
    const [refundId] = refundIds;
    return {
      event: 'refund',
      type: PRICE_CLAIM_SETTLED,
      action: 'priceClaim.settle',
      guards: { agreed },
      change: {
        answered_at: at,
        answered_by: by,
        settled_at: at,
        quantity: plan.quantity,
        difference_in_cents: plan.differenceInCents,
        sales_tax_in_cents: plan.salesTaxInCents,
      },
      data: { refundInCents: plan.refundInCents },
      payload: { refundId, refundIds },
    };
  }
}

/** The step that ends a claim whose refunds are all paid. */
export const paidOutStep = (at: Date): PriceClaimStep => ({
  event: 'payOut',
  type: PRICE_CLAIM_REFUNDED,
  action: 'priceClaim.payOut',
  change: { refunded_at: at },
});
