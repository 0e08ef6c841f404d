export {
  recordedReferralState,
  REFERRAL_STATES,
  type ReferralEvent,
  referralMachine,
  type ReferralState,
} from './referral-state.js';
export { FRIEND_CODE_PREFIX, REFERRAL_PROMOTION_NAME, referralTerms } from './referral-terms.js';
export {
  householdOf,
  isSameBuyer,
  MOST_INVITATIONS_A_DAY,
  MOST_REFERRAL_RATE,
  REFERRAL_RATE,
  REFERRAL_REASONS,
  REFERRAL_REWARD,
  type ReferralReason,
  type ReferredBuyer,
} from './referral.js';
