import { type RatePpm, ratePpm } from '../../money/index.js';
import { isWithin } from '../../time/index.js';
import { isPayLater, type PayLaterMethod } from '../payment-methods/index.js';
import type { Promotion } from './promotion.js';

/** A shopper's saving on a first order paid through a lender [R9.10]. */
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
 * Returns the best percentage off the tires of a first order paid through a lender, among promotions that apply at `at` automatically and
 * to everyone; null without one. Ignores used-up limits.
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
