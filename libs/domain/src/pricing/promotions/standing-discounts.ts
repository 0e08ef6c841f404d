import { cents, ratePpm, type RatePpm } from '../../money/index.js';
import { VERIFIED_GROUPS, type VerifiedGroup } from '../../sso/index.js';
import { paymentMethodName } from '../payment-methods/index.js';
import {
  EVERY_TIRE,
  NO_CONDITIONS,
  NO_LIMITS,
  type Promotion,
  type PromotionConditions,
} from './promotion.js';

/** Percent off the tires with a pay-later method, by its name. The console changes them [R9.11]. */
export type PayLaterPercents = Readonly<Record<string, number>>;

/** The defaults, until changed [R9.11]. */
export const PAY_LATER_PERCENTS = { affirm: 10, katapult: 10, klarna: 10, synchrony: 0 } as const;

const PPM_PER_PERCENT = 10_000;

/** An extra 5% off for customers that the verification partner confirmed [R1.10, R9.10]. */
export const VERIFIED_RATE: RatePpm = ratePpm(5 * PPM_PER_PERCENT);

const VERIFIED_NAMES: Readonly<Record<VerifiedGroup, string>> = {
  military: 'Military discount',
  student: 'Student discount',
  teacher: 'Teacher discount',
};

const percentageOf = (
  promotionId: string,
  name: string,
  rate: RatePpm,
  conditions: Partial<PromotionConditions>,
): Promotion => ({
  promotionId,
  name,
  benefit: { type: 'Percentage', target: 'tires', ratePpm: rate, capInCents: null },
  scope: EVERY_TIRE,
  conditions: { ...NO_CONDITIONS, ...conditions },
  startsAt: null,
  endsAt: null,
  needsCoupon: false,
  priority: 800,
  exclusivityGroup: null,
  stacking: 'always',
  limits: NO_LIMITS,
  use: { uses: 0, spentInCents: cents(0) },
  isCoverageLinked: false,
});

/** Returns the discount of each verified group. A customer in several groups gets one of them. */
export const verifiedDiscounts = (): Promotion[] =>
  VERIFIED_GROUPS.map((group) => ({
    ...percentageOf(`verified-${group}`, VERIFIED_NAMES[group], VERIFIED_RATE, { verifiedGroups: [group] }),
    exclusivityGroup: 'verified',
  }));

/** Returns the discount of each pay-later method with a percentage above zero, at most 100, with up to four decimals. */
export const payLaterDiscounts = (percents: PayLaterPercents): Promotion[] =>
  Object.entries(percents)
    .filter(([, percent]) => percent > 0)
    .map(([method, percent]) => ({
      ...percentageOf(
        `pay-later-${method}`,
        `Pay-later discount, ${paymentMethodName(method)}`,
        ratePpm(Math.round(percent * PPM_PER_PERCENT)),
        { paymentMethods: [method] },
      ),
      priority: 850,
    }));
