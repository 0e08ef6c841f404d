export { ExchangePageView } from './ExchangePageView';
export { readExchange } from './read-exchange';
