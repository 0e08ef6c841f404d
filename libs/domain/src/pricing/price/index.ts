export { benefitWords } from './applied-promotion.js';
export { doesMethodMatter, openRules } from './open-rules.js';
export {
  type CartAmounts,
  type ExplainedPrice,
  explainPrice,
  priceAmounts,
  priceCart,
} from './price-cart.js';
export { type PriceRules, STANDARD_RULES, withStandardRules } from './price-rules.js';
export type { AppliedPromotion, LineDiscount, PricedCart, PricedLine, PriceStep } from './priced-cart.js';
export {
  type Lasting,
  type PriceListTerms,
  type RulesOverTime,
  rulesThrough,
  unchangedRules,
} from './rules-over-time.js';
export {
  type FormerPrice,
  lowestPrice,
  type LowestPrice,
  type PricePeriod,
  type SaleTerms,
} from './lowest-price.js';
export { alonePrices, hasOwnPrices, ownPriceListIds, shopperPrices } from './shopper-prices.js';
export {
  FREE_WITH_DEAL,
  isCoverageFree,
  type ShownPrice,
  shownPrice,
  type ShownPromotion,
  shownTrace,
} from './shown-price.js';
export { taxableBaseOf } from './price-order.js';
export {
  type AppliedExemption,
  exemptionMismatchWords,
  exemptionOf,
  exemptionStateName,
  exemptionWords,
} from './tax-exemption.js';
export { REFERENCE_DAYS, struckPriceOf } from './struck-price.js';
