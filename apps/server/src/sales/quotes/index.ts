export { QuotesModule } from './quotes.module.js';
export type { QuoteRow } from './quote.entity.js';
