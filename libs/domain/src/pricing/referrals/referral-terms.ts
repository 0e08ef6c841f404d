import { EVERY_TIRE, NO_CONDITIONS, NO_LIMITS, type Promotion } from '../promotions/index.js';

/** The promotion of the referral program, as on a receipt. */
export const REFERRAL_PROMOTION_NAME = 'Referred by a friend';

/** The first letters of every code for friends. */
export const FRIEND_CODE_PREFIX = 'FRIEND';

type ReferralTerms = Pick<
  Promotion,
  | 'benefit'
  | 'scope'
  | 'conditions'
  | 'needsCoupon'
  | 'priority'
  | 'exclusivityGroup'
  | 'stacking'
  | 'limits'
  | 'isCoverageLinked'
>;

/** What a code for friends gives: `ratePpm` off the tires of a first order, once, beside whatever else is on. */
export const referralTerms = (ratePpm: number) =>
  ({
    benefit: { type: 'Percentage', target: 'tires', ratePpm, capInCents: null },
    scope: EVERY_TIRE,
    conditions: { ...NO_CONDITIONS, isFirstOrderOnly: true },
    needsCoupon: true,
    priority: 620,
    exclusivityGroup: null,
    stacking: 'stackable',
    limits: { ...NO_LIMITS, usesPerCustomer: 1 },
    isCoverageLinked: false,
  }) satisfies ReferralTerms;
