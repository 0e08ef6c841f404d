export * from './appointments/index.js';
export * from './bought-with/index.js';
export * from './cancellation/index.js';
export * from './order/index.js';
export * from './receipt/index.js';
export * from './refunds/index.js';
export * from './reorder/index.js';
export * from './tracking/index.js';
