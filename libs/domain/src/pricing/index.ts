export { type FirstOrderOffer, firstOrderOffer } from './first-order-offer.js';
export { FET_FREE_LOAD_LB, type FetBasis, fetPerTire } from './fet.js';
export { freightPerTire, OVERSIZED_FREIGHT_PER_TIRE } from './freight.js';
export { INSTALLATION_DEAL, INSTALLATION_SAVING, INSTALLATION_SAVING_TIRES } from './installation-deal.js';
export { benefitWords } from './applied-promotion.js';
export { isInScope } from './eligibility.js';
export type { MissedPromotion, MissReason } from './miss-reason.js';
export { missWords } from './miss-words.js';
export { type ExplainedPrice, explainPrice, priceCart } from './price-cart.js';
export {
  GUEST,
  guestContext,
  type PriceContext,
  type PricedVehicle,
  type PriceShopper,
} from './price-context.js';
export {
  type PartStep,
  PRICE_PARTS,
  type PricePart,
  type PricePartId,
  pricePartsOf,
  type UnfoldablePrice,
} from './price-parts.js';
export {
  entryWords,
  type ListNote,
  listNotesOf,
  type MissNote,
  missNotesOf,
  type PriceRecord,
  priceRecordOf,
  type RecordedBuyer,
} from './price-record.js';
export {
  PRICE_ENTRY_SCOPES,
  type PriceAudience,
  type PriceEntryScope,
  type PriceList,
  type PriceListEntry,
  type PriceRule,
} from './price-list.js';
export { type PriceRules, STANDARD_RULES, withStandardRules } from './price-rules.js';
export type { AppliedPromotion, LineDiscount, PricedCart, PricedLine, PriceStep } from './priced-cart.js';
export type { PriceDestination, PriceLine, PriceRequest, TireFee, TireTraits } from './price-request.js';
export {
  DISCOUNT_TARGETS,
  DISCOUNT_TYPES,
  type DiscountTarget,
  type DiscountType,
  EVERY_TIRE,
  FLAT_AMOUNT_UNITS,
  type FlatAmountUnit,
  NO_CONDITIONS,
  NO_LIMITS,
  type Promotion,
  type PromotionBenefit,
  type PromotionConditions,
  type PromotionLimits,
  type PromotionScope,
  type PromotionUse,
  type PromotionVehicle,
  type Stacking,
  STACKINGS,
} from './promotion.js';
export type { ListedPrice, ListPrice } from './list-price.js';
export { alonePrices, hasOwnPrices, ownPriceListIds, shopperPrices } from './shopper-prices.js';
export { REFERENCE_DAYS, struckPriceOf } from './struck-price.js';
export { readTireFee, type TireFeeRow } from './read-tire-fee.js';
export { isRoadHazardAvailable, roadHazardCostPerTire } from './road-hazard.js';
export {
  PAY_LATER_PERCENTS,
  payLaterDiscounts,
  type PayLaterPercents,
  VERIFIED_RATE,
  verifiedDiscounts,
} from './standing-discounts.js';
export { completePrice, type StoredPrice } from './stored-price.js';
export { tireFeePerTire } from './tire-fee.js';
