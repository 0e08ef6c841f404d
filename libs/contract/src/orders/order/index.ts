export * from './order-delay.js';
export * from './order-view.js';
export * from './staff/orders.js';
export * from './timeline-reason.js';
