import type { PromotionUse } from '@simpletread/domain';

/** How far a promotion with a limit is used up. */
export interface LimitedUse extends PromotionUse {
  readonly useLimit: number | null;
  readonly budgetInCents: number | null;
}

export type LimitedUses = ReadonlyMap<string, LimitedUse>;

/**
 * More than a cart is likely to be given; as long as so much of a budget is left, hardly a price hangs on how much it is. Whoever is
 * refused all the same gets the exact figure with the next price: `PriceBook.usesMoved`.
 */
const PLENTY_IN_CENTS = 2_000_000;

const isReached = ({ uses, useLimit }: LimitedUse): boolean => useLimit !== null && uses >= useLimit;

/** Whether nobody gets any more of it. */
export const isUsedUp = (use: LimitedUse): boolean =>
  isReached(use) || (use.budgetInCents !== null && use.spentInCents >= use.budgetInCents);

const hasPlenty = ({ spentInCents, budgetInCents }: LimitedUse): boolean =>
  budgetInCents === null || budgetInCents - spentInCents > PLENTY_IN_CENTS;

const pricesAlike = (a: LimitedUse, b: LimitedUse): boolean =>
  isReached(a) === isReached(b) && (a.spentInCents === b.spentInCents || (hasPlenty(a) && hasPlenty(b)));

/**
 * Whether prices are the same with either, but for carts that are given more than plenty. Rules that hang on uses stay the same value then, although orders use
 * promotions all the time, and what is worked out from them need not be worked out anew.
 */
export const usesPriceAlike = (a: LimitedUses, b: LimitedUses): boolean =>
  a.size === b.size &&
  [...b].every(([promotionId, use]) => {
    const other = a.get(promotionId);
    return other !== undefined && pricesAlike(other, use);
  });
