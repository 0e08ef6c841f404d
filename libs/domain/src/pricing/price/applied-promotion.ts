import { formatMoney, formatRate, ratePpm, ZERO_CENTS } from '../../money/index.js';
import type { PriceRequest } from '../price-request/index.js';
import type { Promotion, StackedPromotion } from '../promotions/index.js';
import type { AppliedPromotion } from './priced-cart.js';

const UNITS = { cart: 'once', tire: 'for each tire', set: 'for each set' } as const;

const enough = ({ minTires }: Promotion['conditions']): string =>
  minTires > 1 ? `, with ${minTires} or more tires` : '';

/** Returns a promotion's benefit in plain words: `5% off tires, at most $100.00, with 4 or more tires`. */
export const benefitWords = ({
  benefit,
  conditions,
  isCoverageLinked,
}: Pick<Promotion, 'benefit' | 'conditions' | 'isCoverageLinked'>): string => {
  const linked = `${isCoverageLinked ? ', and coverage free' : ''}${enough(conditions)}`;
  switch (benefit.type) {
    case 'Flat Amount':
      return `${formatMoney(benefit.amountInCents)} off ${benefit.target}, ${UNITS[benefit.unit]}${linked}`;
    case 'Percentage': {
      const cap = benefit.capInCents === null ? '' : `, at most ${formatMoney(benefit.capInCents)}`;
      return `${formatRate(ratePpm(benefit.ratePpm))} off ${benefit.target}${cap}${linked}`;
    }
    case 'Buy3Get1':
      return `the cheapest of every four tires free${linked}`;
    case 'Free':
      return `${benefit.target} free${linked}`;
  }
};

/** Returns a stacked promotion in its displayed and stored form. */
export const appliedPromotionOf = (
  { promotion, discount, amountInCents }: StackedPromotion,
  lineIds: readonly string[],
  { context }: PriceRequest,
): AppliedPromotion => ({
  promotionId: promotion.promotionId,
  name: promotion.name,
  type: promotion.benefit.type,
  detail: benefitWords(promotion),
  amountInCents,
  isCoverageLinked: promotion.isCoverageLinked,
  isFromCoupon: promotion.needsCoupon && context.coupon?.promotionId === promotion.promotionId,
  lines: lineIds
    .map((lineId, index) => ({
      lineId,
      tiresInCents: discount.tires[index] ?? ZERO_CENTS,
      installationInCents: discount.installation[index] ?? ZERO_CENTS,
      coverageInCents: discount.coverage[index] ?? ZERO_CENTS,
    }))
    .filter(
      ({ tiresInCents, installationInCents, coverageInCents }) =>
        tiresInCents + installationInCents + coverageInCents > 0,
    ),
});
