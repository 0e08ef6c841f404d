import type { Cents } from '../../money/index.js';
import type { PayLaterMethod } from '../../pricing/index.js';
import { checkPayLater, type PayLaterTerms } from './pay-later.js';

/** A lender that the shop works with, and the totals it accepts. */
export interface OfferedLender extends PayLaterTerms {
  readonly method: PayLaterMethod;
}

/** A total that is lower with a lender than by card. */
export interface LenderPrice {
  readonly method: PayLaterMethod;
  /** `Affirm`. */
  readonly name: string;
  readonly totalInCents: Cents;
}

/**
 * Returns the lowest total with any lender; of equal ones, the first lender's. `totalWith` prices the same goods with a lender. Null unless it
 * is below `byCardInCents` and the lender takes an order of that size: no page shows a price that the lender step refuses.
 */
export const lowestLenderPrice = (
  byCardInCents: Cents,
  lenders: readonly OfferedLender[],
  totalWith: (method: PayLaterMethod) => Cents,
): LenderPrice | null =>
  lenders
    .map((lender) => ({ lender, totalInCents: totalWith(lender.method) }))
    .filter(
      ({ lender, totalInCents }) =>
        totalInCents < byCardInCents &&
        checkPayLater(lender.method, totalInCents, [lender.method], lender).ok,
    )
    .reduce<LenderPrice | null>(
      (lowest, { lender: { method, name }, totalInCents }) =>
        lowest === null || totalInCents < lowest.totalInCents ? { method, name, totalInCents } : lowest,
      null,
    );
