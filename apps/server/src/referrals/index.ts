export { ReferralPrograms } from './referral-program.js';
export { ReferralsModule } from './referrals.module.js';
