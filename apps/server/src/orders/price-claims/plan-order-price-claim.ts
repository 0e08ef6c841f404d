import {
  type Cents,
  type ClaimedLine,
  planPriceClaim,
  type PriceClaimPlan,
  pricePriceClaim,
  refuse,
  type Result,
  sumCents,
  type TenderAmounts,
} from '@simpletread/domain';

import { amountsOfLine, type OrderLineRecord, type OrderRecord, paidBy, tendersOf } from '../order/index.js';
import type { PriceClaimRecord } from './price-claim.reader.js';

/** A line as the domain prices its claims. */
export const claimedLineOf = (line: OrderLineRecord): ClaimedLine => ({
  bought: line.quantity,
  returned: line.returned_quantity,
  amounts: amountsOfLine(line),
  adjustments: line.price_adjustments,
});

/** The line of a claim. */
export const lineOf = (order: OrderRecord, { line_id: lineId }: PriceClaimRecord): OrderLineRecord => {
  const line = order.lines.find(({ id }) => id === lineId);
  if (line === undefined) throw new Error(`line ${lineId} is missing`);
  return line;
};

/** The domain's plan for a claim of a line; `committed` are all refunds of its order. */
export const planLineClaim = (
  order: OrderRecord,
  line: OrderLineRecord,
  pricePerTireInCents: Cents,
  committed: TenderAmounts,
): Result<PriceClaimPlan> => {
  // A tire that coverage replaced was paid back up to its price.
  if (line.replaced_quantity > 0) return refuse('priceClaim.nothingKept');
  const price = pricePriceClaim(claimedLineOf(line), pricePerTireInCents);
  if (!price.ok) return price;
  return planPriceClaim({ paidWith: tendersOf(order), paid: paidBy(order), committed }, price.value);
};

/** Returns the amount to check against refund limits: all refunds of the order together, so no limit is passed in parts. */
export const refundedWith = (
  { moneyInCents, giftCardInCents }: TenderAmounts,
  { refundInCents }: PriceClaimPlan,
): Cents => sumCents([moneyInCents, giftCardInCents, refundInCents]);
