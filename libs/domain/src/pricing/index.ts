export * from './coupons/index.js';
export * from './explanations/index.js';
export * from './gift-cards/index.js';
export * from './payment-methods/index.js';
export {
  ENTRY_COLUMNS,
  type EntryColumn,
  entryColumnOf,
  type EntryFault,
  type EntryLine,
  entryMomentOf,
  entryRuleOf,
  entryScopeOf,
  type ListedPrice,
  type ListPrice,
  placeOfEntry,
  PRICE_ENTRY_SCOPES,
  type PriceAudience,
  type PriceEntryScope,
  type PriceList,
  type PriceListEntry,
  type PriceRule,
  readEntryCsv,
  type ScheduledEntry,
  writeEntryCsv,
} from './price-lists/index.js';
export * from './price-holds/index.js';
export * from './price-request/index.js';
export * from './price/index.js';
export {
  DISCOUNT_TARGETS,
  DISCOUNT_TYPES,
  type DiscountTarget,
  type DiscountType,
  EVERY_TIRE,
  type FirstOrderOffer,
  firstOrderOffer,
  FLAT_AMOUNT_UNITS,
  type FlatAmountUnit,
  INSTALLATION_DEAL,
  INSTALLATION_SAVING,
  INSTALLATION_SAVING_TIRES,
  type InstallationPrice,
  installationPrice,
  isInScope,
  type MissedPromotion,
  type MissReason,
  missWords,
  NO_CONDITIONS,
  NO_LIMITS,
  PAY_LATER_PERCENTS,
  payLaterDiscounts,
  type PayLaterPercents,
  type Promotion,
  type PromotionBenefit,
  type PromotionConditions,
  type PromotionLimits,
  type PromotionPlace,
  type PromotionScope,
  type PromotionUse,
  type PromotionVehicle,
  type Stacking,
  STACKINGS,
  VERIFIED_RATE,
  verifiedDiscounts,
} from './promotions/index.js';
export * from './referrals/index.js';
export { isRoadHazardAvailable, roadHazardCostPerTire } from './road-hazard/index.js';
export * from './rules/index.js';
