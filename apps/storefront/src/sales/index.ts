export { QuotePageView, readQuote } from './quotes';
