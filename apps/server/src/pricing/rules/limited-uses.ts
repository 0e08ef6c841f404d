import type { PromotionUse } from '@simpletread/domain';

/** How far a promotion with a limit is used up. */
export interface LimitedUse extends PromotionUse {
  readonly useLimit: number | null;
  readonly budgetInCents: number | null;
}

export type LimitedUses = ReadonlyMap<string, LimitedUse>;

/** More than any cart is ever given; as long as so much of a budget is left, no price hangs on how much it is. */
const PLENTY_IN_CENTS = 2_000_000;

const isReached = ({ uses, useLimit }: LimitedUse): boolean => useLimit !== null && uses >= useLimit;

const hasPlenty = ({ spentInCents, budgetInCents }: LimitedUse): boolean =>
  budgetInCents === null || budgetInCents - spentInCents > PLENTY_IN_CENTS;

const pricesAlike = (a: LimitedUse, b: LimitedUse): boolean =>
  isReached(a) === isReached(b) && (a.spentInCents === b.spentInCents || (hasPlenty(a) && hasPlenty(b)));

/**
 * Whether every price is the same with either. Rules that hang on uses stay the same value then, although orders use
 * promotions all the time, and what is worked out from them need not be worked out anew.
 */
export const usesPriceAlike = (a: LimitedUses, b: LimitedUses): boolean =>
  a.size === b.size &&
  [...b].every(([promotionId, use]) => {
    const other = a.get(promotionId);
    return other !== undefined && pricesAlike(other, use);
  });
