export { CampaignRules, type CampaignRelease } from './campaign-rules.js';
export { DailyDeals } from './daily-deals.js';
export { NamedRules } from './named-rules.reader.js';
export { ownerAt } from './owner-at.js';
export { PriceBook, type PromotionSource } from './price-book.js';
export { PreviewedRules } from './previewed-rules.js';
export { PriceEntryRepository } from './price-entry.repository.js';
export { PriceListRepository } from './price-list.repository.js';
export { PricingRefresh } from './pricing-refresh.js';
export { PromotionRepository } from './promotion.repository.js';
export { type RuleClaimant, RuleClaims } from './rule-claims.js';
export { RuleMaker } from './rule-maker.js';
export { RulesReader } from './rules.reader.js';
export {
  type EntryRecord,
  type PriceListTerms,
  readEntry,
  type StoredEntry,
  type StoredPriceList,
  toPriceList,
} from './stored-price-list.js';
export {
  type PromotionRecord,
  type PromotionTerms,
  readPromotion,
  type StoredPromotion,
  toPromotion,
  UNUSED,
} from './stored-promotion.js';
