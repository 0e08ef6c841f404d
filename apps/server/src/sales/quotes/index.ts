export { QuotesModule } from './quotes.module.js';
export type { QuoteRow } from './store/quote.entity.js';
