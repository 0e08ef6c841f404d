export { CampaignRules, type CampaignRelease } from './campaign-rules.js';
export { PriceBook, type PromotionSource } from './price-book.js';
export { PriceEntryRepository } from './price-entry.repository.js';
export { PriceListRepository } from './price-list.repository.js';
export { PricingRefresh } from './pricing-refresh.js';
export { PromotionRepository } from './promotion.repository.js';
export { RulesReader } from './rules.reader.js';
export type { PriceListTerms, StoredEntry, StoredPriceList } from './stored-price-list.js';
export { type PromotionTerms, type StoredPromotion } from './stored-promotion.js';
