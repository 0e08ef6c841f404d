export { ExchangeMoney } from './exchange';
export { labelReply, readLabel } from './read-label';
export { ReturnPage } from './ReturnPage';
export { readReturns } from './read-returns';
