export * from './quote.js';
export * from './quotes.js';
export * from './staff/admin-quote.js';
export * from './staff/desk-offer.js';
export * from './staff/quote-preview.js';
export { type QuoteReceivingOptions, quoteReceivingOptions } from './staff/quote-receiving.js';
export * from './staff/quote-terms.js';
export * from './staff/quotes.js';
