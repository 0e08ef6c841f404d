export * from './staff/macros.js';
export * from './staff/order-steps.js';
