export * from './order-view.js';
export * from './staff/orders.js';
