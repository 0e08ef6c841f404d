export * from './checkout.js';
export * from './order-by-token.js';
