export { CustomerKeys, type PriceCustomer } from './customer-key.js';
export { ForgetGuestUses } from './forget-guest-uses.js';
export { PersonalUses } from './personal-uses.js';
export { type AppliedUse, type PayingOrder, PromotionUses } from './promotion-uses.js';
export { RedemptionRepository } from './redemption.repository.js';
export { ReleaseExpiredUses } from './release-expired-uses.js';
