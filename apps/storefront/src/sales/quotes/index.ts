export { QuotePageView } from './QuotePageView';
export { readQuoteFile } from './read-quote-file';
export { readQuote } from './read-quote';
