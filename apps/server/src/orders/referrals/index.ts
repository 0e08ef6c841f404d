export { OrderReferralsModule } from './referrals.module.js';
