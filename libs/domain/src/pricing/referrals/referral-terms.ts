import { EVERY_TIRE, NO_CONDITIONS, NO_LIMITS, type Promotion } from '../promotions/index.js';

/** The referral program's promotion, as on a receipt. */
export const REFERRAL_PROMOTION_NAME = 'Referred by a friend';

/** The prefix of every friend code. */
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

/** Returns the terms of a friend code: `ratePpm` off the tires of a first order, once, combined with other promotions. */
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
