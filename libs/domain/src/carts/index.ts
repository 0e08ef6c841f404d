export * from './cart/index.js';
export * from './pay-later/index.js';
export * from './payment-limits/index.js';
export * from './payments/index.js';
