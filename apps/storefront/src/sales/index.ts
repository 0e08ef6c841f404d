export { SalesRequestView } from './requests';
export { QuotePageView, readQuote } from './quotes';
