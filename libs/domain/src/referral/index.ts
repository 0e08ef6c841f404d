export {
  householdOf,
  isSameBuyer,
  mailboxOf,
  MOST_INVITATIONS_A_DAY,
  MOST_REFERRAL_RATE,
  nextReferralState,
  REFERRAL_RATE,
  REFERRAL_REASONS,
  REFERRAL_REWARD,
  REFERRAL_STATES,
  type ReferralEvent,
  type ReferralReason,
  type ReferralState,
  type ReferredBuyer,
} from './referral.js';
export { FRIEND_CODE_PREFIX, REFERRAL_PROMOTION_NAME, referralTerms } from './referral-terms.js';
