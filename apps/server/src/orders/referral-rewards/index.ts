export { ReferralRewardsModule } from './referral-rewards.module.js';
