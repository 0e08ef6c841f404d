export * from './cart/index.js';
export * from './checkout/index.js';
export * from './pay-later/index.js';
