export {
  type CodeBuyer,
  CodeOwners,
  CodePromotions,
  type CodeTerms,
  CouponCodes,
  type CouponWish,
} from './coupons/index.js';
export {
  COUPON_BATCH_COLUMNS,
  couponBatchRowOf,
  type CouponBatchSqlRow,
  PRICE_LIST_COLUMNS,
  priceListRowOf,
  type PriceListSqlRow,
  PROMOTION_COLUMNS,
  promotionRowOf,
  type PromotionSqlRow,
} from './desk/index.js';
export { PastPrices, PeriodRules } from './explanations/index.js';
export { pricedCartReply } from './priced-cart-reply.js';
export { type PriceView, standardView } from './price-view.js';
export { NOBODY, priceCustomer, type PriceOccasion, PriceViews } from './price-views.js';
export { type ChargedPrices, ReferencePrices } from './reference/index.js';
export { PricingModule } from './pricing.module.js';
export {
  type CampaignRelease,
  CampaignRules,
  DailyDeals,
  PriceBook,
  type PromotionSource,
  NamedRules,
  RuleClaims,
  RulesReader,
} from './rules/index.js';
export { OrderHistory, ShopperFacts } from './shopper/index.js';
export {
  type AppliedUse,
  CustomerKeys,
  type PayingOrder,
  type PriceCustomer,
  PromotionUses,
  ReleaseExpiredUses,
} from './uses/index.js';
