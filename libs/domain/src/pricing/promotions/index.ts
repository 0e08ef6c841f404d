export type { LeftOver } from './discount.js';
export { isInScope, isOpenFor, type Occasion, type PromotionPlace } from './eligibility.js';
export { type FirstOrderOffer, firstOrderOffer } from './first-order-offer.js';
export {
  INSTALLATION_DEAL,
  INSTALLATION_SAVING,
  INSTALLATION_SAVING_TIRES,
  type InstallationPrice,
  installationPrice,
} from './installation-deal.js';
export type { MissedPromotion, MissReason } from './miss-reason.js';
export { missWords } from './miss-words.js';
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
export { type StackedPromotion, stackPromotions } from './stack-promotions.js';
export {
  PAY_LATER_PERCENTS,
  payLaterDiscounts,
  type PayLaterPercents,
  VERIFIED_RATE,
  verifiedDiscounts,
} from './standing-discounts.js';
