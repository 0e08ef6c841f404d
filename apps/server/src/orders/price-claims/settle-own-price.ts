import { Injectable } from '@nestjs/common';
import { type Result, refuse, type TenderAmounts } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { RefundRepository } from '../refunds/index.js';
import { lineOf, planLineClaim } from './plan-order-price-claim.js';
import { PriceClaimSteps } from './price-claim-steps.js';
import { RecordClaimRefund } from './record-claim-refund.js';

const BY = 'SimpleTread';

/** Refunds a claim of our own lower price as it is made: our price history proves it, so nobody has to agree. */
@Injectable()
export class SettleOwnPrice {
  constructor(
    private readonly steps: PriceClaimSteps,
    private readonly refunds: RefundRepository,
    private readonly record: RecordClaimRefund,
  ) {}

  committed(tx: Transaction, orderId: string): Promise<TenderAmounts> {
    return this.refunds.committed(tx, orderId);
  }

  async run(tx: Transaction, claimId: string): Promise<Result<null>> {
    const locked = await this.steps.lock(tx, claimId);
    if (locked === null) return refuse('record.missing');
    const { order, record } = locked;
    const price = record.price_per_tire_in_cents;
    const plan = planLineClaim(order, lineOf(order, record), price, await this.committed(tx, order.id));
    if (!plan.ok) return plan;
    const step = await this.record.run(tx, locked, plan.value, { by: BY, agreed: true });
    return this.steps.apply(tx, locked, step, null);
  }
}
