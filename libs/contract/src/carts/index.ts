export * from './cart/index.js';
export * from './checkout/index.js';
export * from './exchanges/index.js';
export * from './fraud/index.js';
export * from './gift-card-choice/index.js';
export * from './pay-later/index.js';
export * from './swaps/index.js';
