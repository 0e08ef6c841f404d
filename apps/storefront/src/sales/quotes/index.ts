export { QuotePageView } from './QuotePageView';
export { readQuote } from './read-quote';
