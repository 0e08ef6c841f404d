export { ReferralPrograms } from './referral-program.js';
export { ReferralRepository, type Referral } from './referral.repository.js';
export { ReferralsModule } from './referrals.module.js';
