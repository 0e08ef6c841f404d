import type { PromotionUse } from '@simpletread/domain';

/** The share of a promotion's limit that is used. */
export interface LimitedUse extends PromotionUse {
  readonly useLimit: number | null;
  readonly budgetInCents: number | null;
}

export type LimitedUses = ReadonlyMap<string, LimitedUse>;

/**
 * More than one cart is likely to receive. With this much budget left, the exact figure hardly changes a price. A
 * refused cart gets the exact figure with its next price: `PriceBook.usesMoved`.
 */
const PLENTY_IN_CENTS = 2_000_000;

const isReached = ({ uses, useLimit }: LimitedUse): boolean => useLimit !== null && uses >= useLimit;

/** True if the limit is reached. */
export const isUsedUp = (use: LimitedUse): boolean =>
  isReached(use) || (use.budgetInCents !== null && use.spentInCents >= use.budgetInCents);

const hasPlenty = ({ spentInCents, budgetInCents }: LimitedUse): boolean =>
  budgetInCents === null || budgetInCents - spentInCents > PLENTY_IN_CENTS;

const pricesAlike = (a: LimitedUse, b: LimitedUse): boolean =>
  isReached(a) === isReached(b) && (a.spentInCents === b.spentInCents || (hasPlenty(a) && hasPlenty(b)));

/**
 * True if both give the same prices, except to carts that receive more than plenty. The rules then keep their identity
 * although orders use promotions all the time, and values derived from them stay valid.
 */
export const usesPriceAlike = (a: LimitedUses, b: LimitedUses): boolean =>
  a.size === b.size &&
  [...b].every(([promotionId, use]) => {
    const other = a.get(promotionId);
    return other !== undefined && pricesAlike(other, use);
  });
