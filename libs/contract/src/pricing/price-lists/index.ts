export * from './staff/price-lists.js';
