export * from './quote.js';
export * from './quotes.js';
export * from './staff/quotes.js';
