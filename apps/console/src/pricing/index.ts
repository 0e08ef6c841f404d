export { couponBatches } from './coupons/index.js';
export {
  ExplainPricePage,
  MissedPromotions,
  PriceParts,
  explainPath,
  orderDraft,
  orderLineNames,
} from './explanations/index.js';
export { giftCards } from './gift-cards/index.js';
export { priceLists } from './price-lists/index.js';
export { promotions } from './promotions/index.js';
export { referrals } from './referrals/index.js';
export { AUDIENCE_WORDS, SimulateButton } from './rules/index.js';
