export { SalesRequestView } from './requests';
export { QuotePageView, readQuote, readQuoteFile } from './quotes';
