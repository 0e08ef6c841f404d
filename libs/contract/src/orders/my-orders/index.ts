export * from './my-orders.js';
