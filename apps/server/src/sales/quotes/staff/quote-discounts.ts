import { Injectable } from '@nestjs/common';
import type { QuoteOffer } from '@simpletread/contract';
import { type HeldLine, heldPriceOf, needsApproval, tireMargin } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import type { QuotedGoods } from '../quote.js';
import { CurrentQuoteTerms } from '../terms/quote-terms.js';
import { TireCostReader } from './tire-cost.reader.js';

interface Discounted {
  readonly goods: Pick<QuotedGoods, 'lines'>;
  readonly approved: readonly HeldLine[];
}

/** Checks the discounts of a quote against the limit of a role, the floor, and the approved prices. */
@Injectable()
export class QuoteDiscounts {
  constructor(
    private readonly terms: CurrentQuoteTerms,
    private readonly costs: TireCostReader,
  ) {}

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
      const agreed = approved.find(
        (one) => one.tireId === tireId && one.axle === axle && one.quantity === quantity,
      );
      const approvedInCents = agreed?.unitPriceInCents ?? null;
      return needsApproval({ unitPriceInCents, discountInCents, floorInCents, approvedInCents }, limitPpm);
    });
  }
}
