import { applyRate, type Cents, cents, type RatePpm, subtractCents } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

/** A quoted tire with what its representative takes off. */
export interface DiscountedTire {
  /** Per tire, after promotions and before the discount. */
  readonly unitPriceInCents: Cents;
  readonly discountInCents: Cents;
  /** The lowest price that leaves the minimum margin; null if the cost is unknown. */
  readonly floorInCents: Cents | null;
  /** The lowest price that a second person approved for this tire, or null. */
  readonly approvedInCents: Cents | null;
}

/** Returns the price of a tire after the discount. Refuses with `quote.discountTooHigh` if nothing is left. */
export const discountedPrice = (
  unitPriceInCents: Cents,
  discountInCents: Cents,
): Result<Cents, 'quote.discountTooHigh'> =>
  discountInCents < unitPriceInCents
    ? ok(subtractCents(unitPriceInCents, discountInCents))
    : refuse('quote.discountTooHigh');

/**
 * True if a second person must approve the price: the discount exceeds `limitPpm` of the tire's price, or the price is below the floor or has
 * none. A price that was approved before needs nobody, and neither does a tire without a discount.
 */
export const needsApproval = (
  { unitPriceInCents, discountInCents, floorInCents, approvedInCents }: DiscountedTire,
  limitPpm: RatePpm,
): boolean => {
  if (discountInCents === 0) return false;
  const price = cents(unitPriceInCents - discountInCents);
  if (approvedInCents !== null && price >= approvedInCents) return false;
  return (
    discountInCents > applyRate(unitPriceInCents, limitPpm) || floorInCents === null || price < floorInCents
  );
};
