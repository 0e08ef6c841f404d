export { CampaignRules } from './campaign-rules.js';
export { NamedRules } from './named-rules.reader.js';
export { PreviewedRules } from './previewed-rules.js';
export { PriceBook } from './price-book.js';
export { PriceEntryRepository } from './price-entry.repository.js';
export { type PriceListEntryRow } from './price-list-entry.entity.js';
export { type PriceListRow } from './price-list.entity.js';
export { PriceListRepository } from './price-list.repository.js';
export { type PromotionUseRow } from './promotion-use.entity.js';
export { promotionEntity, type PromotionRow } from './promotion.entity.js';
export { PromotionRepository } from './promotion.repository.js';
export { RuleClaims } from './rule-claims.js';
export { RulesModule } from './rules.module.js';
export { inPhase } from './staff/in-phase.js';
export { KnownKeys, ruleKeyText, type MeantKey, type RuleKey } from './staff/known-keys.reader.js';
export { RuleLife, type RuleVersion } from './staff/rule-life.js';
export {
  ENTRY_COLUMNS,
  PRICE_LIST_COLUMNS,
  readEntry,
  toPriceList,
  type EntryRecord,
  type PriceListTerms,
  type StoredEntry,
  type StoredPriceList,
} from './stored-price-list.js';
export {
  PROMOTION_COLUMNS,
  UNUSED,
  readPromotion,
  toPromotion,
  type PromotionRecord,
  type PromotionTerms,
  type StoredPromotion,
} from './stored-promotion.js';
