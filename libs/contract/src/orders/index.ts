export * from './appointments/index.js';
export * from './bought-with/index.js';
export * from './my-orders/index.js';
export * from './order/index.js';
