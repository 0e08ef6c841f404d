import { type RatePpm, ratePpm } from '../../money/index.js';
import { isWithin } from '../../time/index.js';
import { isPayLater, type PayLaterMethod } from '../payment-methods/index.js';
import type { Promotion } from './promotion.js';

/** What anybody's first order saves because a lender pays for it [R9.10]. */
export interface FirstOrderOffer {
  readonly rate: RatePpm;
  readonly methods: readonly PayLaterMethod[];
}

const asksLittle = ({ needsCoupon, conditions }: Promotion): boolean =>
  !needsCoupon &&
  conditions.isFirstOrderOnly &&
  !conditions.isCrewOnly &&
  conditions.accountTypes.length + conditions.priceGroups.length + conditions.verifiedGroups.length === 0;

/**
 * The best percentage off the tires of a first order that a lender pays, among promotions that count at `at` by themselves and
 * are for everybody; null without one. Limits that are used up are not looked at.
 */
export const firstOrderOffer = (promotions: readonly Promotion[], at: Date): FirstOrderOffer | null =>
  promotions
    .filter((promotion) => asksLittle(promotion) && isWithin(promotion, at))
    .flatMap(({ benefit, conditions: { paymentMethods } }) => {
      const methods = paymentMethods.filter(isPayLater);
      return benefit.type === 'Percentage' && benefit.target === 'tires' && methods.length > 0
        ? [{ rate: ratePpm(benefit.ratePpm), methods }]
        : [];
    })
    .sort((a, b) => b.rate - a.rate)[0] ?? null;
