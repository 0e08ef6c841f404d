export * from './cart-limits.js';
