import { Injectable } from '@nestjs/common';
import type { QuoteOffer } from '@simpletread/contract';
import { cents, type HeldLine, heldPriceOf, needsApproval, tireMargin } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import type { QuotedGoods } from '../quote.js';
import { CurrentQuoteTerms } from '../terms/quote-terms.js';
import { TireCostReader } from './tire-cost.reader.js';

interface Discounted {
  readonly goods: Pick<QuotedGoods, 'lines'>;
  readonly approved: readonly HeldLine[];
}

interface PricedGoods {
  readonly goods: QuotedGoods;
  /** At the prices before discounts. */
  readonly before: QuoteOffer;
}

/** Checks the discounts of a quote against the limit of a role, the floor, and the approved prices. */
@Injectable()
export class QuoteDiscounts {
  constructor(
    private readonly terms: CurrentQuoteTerms,
    private readonly costs: TireCostReader,
  ) {}

  /** True if a discount in any of the options needs approval. */
  async anyNeedsApproval(
    options: readonly PricedGoods[],
    approved: readonly HeldLine[],
    staff: Pick<StaffPrincipal, 'role'>,
  ): Promise<boolean> {
    for (const { goods, before } of options)
      if (await this.needApproval({ goods, approved }, before, staff)) return true;
    return false;
  }

  /** `offer` is at the prices before discounts. */
  async needApproval(
    { goods, approved }: Discounted,
    offer: QuoteOffer,
    { role }: Pick<StaffPrincipal, 'role'>,
  ): Promise<boolean> {
    const lines = goods.lines.filter(({ discountInCents }) => discountInCents > 0);
    if (lines.length === 0) return false;
    const [{ floorPpm }, limitPpm, costs] = await Promise.all([
      this.terms.read(),
      this.terms.limitOf(role),
      this.costs.of(lines.map(({ tireId }) => tireId)),
    ]);
    return lines.some(({ lineId, tireId, axle, quantity, discountInCents }) => {
      const priced = offer.pricing.lines.find((line) => line.lineId === lineId);
      if (priced === undefined) return true;
      const unitPriceInCents = heldPriceOf(priced);
      const { floorInCents } = tireMargin(unitPriceInCents, costs.get(tireId) ?? null, floorPpm);
      const agreed = approved
        .filter((one) => one.tireId === tireId && one.axle === axle && one.quantity === quantity)
        .map((one) => one.unitPriceInCents);
      const approvedInCents = agreed.length === 0 ? null : cents(Math.min(...agreed));
      return needsApproval({ unitPriceInCents, discountInCents, floorInCents, approvedInCents }, limitPpm);
    });
  }
}
