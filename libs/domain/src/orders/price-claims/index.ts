export { parseOfferAddress } from './offer-address.js';
export { planPriceClaim, type PriceClaimPlan } from './plan-price-claim.js';
export { PRICE_CLAIM_KINDS, type PriceClaimKind, priceClaimKindText } from './price-claim-kind.js';
export {
  LEAST_OFFER_PRICE,
  MOST_OFFER_ADDRESS,
  MOST_PRICE_CLAIM_COMMENT,
  MOST_PRICE_CLAIM_PICTURES,
  PRICE_CLAIM_PICTURE_BYTES,
} from './price-claim-limits.js';
export { formatPriceClaimNumber, parsePriceClaimNumber } from './price-claim-number.js';
export {
  areClaimsUsedUp,
  MOST_PRICE_CLAIMS_IN_VAIN,
  PRICE_CLAIM_STATES,
  PRICE_CLAIMS_UNDER_WAY,
  priceClaimMachine,
  type PriceClaimState,
  priceClaimStateWord,
} from './price-claim-state.js';
export {
  canClaimPrice,
  lastPriceClaimDay,
  PRICE_GUARANTEE_DAYS,
  priceClaimDaysLeft,
} from './price-claim-window.js';
export { type ClaimedLine, keptPrice, type PriceClaimPrice, pricePriceClaim } from './price-price-claim.js';
