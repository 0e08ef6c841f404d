export * from './track-order.js';
