export { CustomerMailboxes } from './customer-mailboxes.js';
export { CustomerKeys, type PriceCustomer } from './customer-key.js';
export { PromotionUses } from './promotion-uses.js';
export { type RedemptionRow } from './redemption.entity.js';
export { RedemptionRepository } from './redemption.repository.js';
export { UsesModule } from './uses.module.js';
