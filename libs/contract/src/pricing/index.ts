export * from './coupons/index.js';
export * from './explanations/index.js';
export * from './gift-cards/index.js';
export * from './price-lists/index.js';
export * from './price/index.js';
export * from './promotions/index.js';
export * from './referrals/index.js';
export { checked, momentField, windowHolds } from './rules/index.js';
