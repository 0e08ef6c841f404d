export { FET_FREE_LOAD_LB, type FetBasis, fetPerTire } from './fet.js';
export { freightPerTire, OVERSIZED_FREIGHT_PER_TIRE } from './freight.js';
export { INSTALLATION_SAVING, INSTALLATION_SAVING_TIRES, installationSaving } from './installation-saving.js';
export { priceCart } from './price-cart.js';
export {
  GUEST,
  guestContext,
  type PriceContext,
  type PricedVehicle,
  type PriceShopper,
} from './price-context.js';
export {
  PRICE_ENTRY_SCOPES,
  type PriceAudience,
  type PriceEntryScope,
  type PriceList,
  type PriceListEntry,
  type PriceRule,
} from './price-list.js';
export { NO_RULES, type PriceRules } from './price-rules.js';
export type { PricedCart, PricedLine, PriceStep } from './priced-cart.js';
export type { PriceDestination, PriceLine, PriceRequest, TireFee } from './price-request.js';
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
export { readTireFee, type TireFeeRow } from './read-tire-fee.js';
export { isRoadHazardAvailable, roadHazardCostPerTire } from './road-hazard.js';
export { tireFeePerTire } from './tire-fee.js';
