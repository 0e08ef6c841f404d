export * from './price-record.js';
export * from './staff/explain-price.js';
