import { Injectable } from '@nestjs/common';
import { type Cents, sumCents, ZERO_CENTS } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { COVERAGE_CLAIM_APPROVED, OrderRepository } from '../order/index.js';
import type { CoverageClaimStep, LockedCoverageClaim } from './coverage-claim-steps.js';
import type { CoverageFacts } from './coverage-facts.js';

/** The benefits of an order that were approved, with `amountInCents` more: no refund limit is passed in parts. */
export const grantedWith = ({ claims }: CoverageFacts, amountInCents: Cents): Cents =>
  sumCents([amountInCents, ...claims.map((claim) => claim.amount_in_cents ?? ZERO_CENTS)]);

/** Approves a claim: its replaced tires are counted on their line, whose constraint lets each be replaced once. */
@Injectable()
export class GrantCoverage {
  constructor(private readonly orders: OrderRepository) {}

  /** The step to write; `agreed` is true if nobody else has to approve it. */
  async run(
    tx: Transaction,
    { order, record }: LockedCoverageClaim,
    amountInCents: Cents,
    { by, agreed }: { readonly by: string; readonly agreed: boolean },
  ): Promise<CoverageClaimStep> {
    const { id: orderId, read_at: at } = order;
    if (record.kind === 'replacement' && record.line_id !== null)
      await this.orders.countReplaced(tx, { orderId, lineId: record.line_id }, record.quantity, at);
    return {
      event: 'approve',
      type: COVERAGE_CLAIM_APPROVED,
      action: 'coverageClaim.approve',
      guards: { agreed },
      change: { decided_at: at, decided_by: by, amount_in_cents: amountInCents, our_turn_since: null },
      data: { amountInCents },
    };
  }
}
