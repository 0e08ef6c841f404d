export { PricingModule } from './pricing.module.js';
export { CodeOwners, CodePromotions, CouponCodes, type CodeBuyer } from './coupons/index.js';
export { PastPrices, PeriodRules } from './explanations/index.js';
export {
  GiftCardHoldRepository,
  GiftCardPayments,
  GiftCardRepository,
  IssueGiftCard,
  type GiftCard,
} from './gift-cards/index.js';
export {
  PriceViews,
  priceCustomer,
  pricedCartReply,
  type PriceOccasion,
  type PriceView,
} from './price/index.js';
export { ReferencePrices, type ChargedPrices } from './reference/index.js';
export { ReferralPrograms, ReferralRepository, type Referral } from './referrals/index.js';
export { CampaignRules, NamedRules, PriceBook, RuleClaims } from './rules/index.js';
export {
  BuyerCompanies,
  CompanyExemptions,
  OrderHistory,
  type OrderingPerson,
  type UsedCertificate,
} from './shopper/index.js';
export { CustomerKeys, PromotionUses, type PriceCustomer } from './uses/index.js';
