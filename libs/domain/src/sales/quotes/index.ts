export { QUOTE_DAYS, quoteDayWords, quoteEndsAt, quoteLastDay, quoteStateAt } from './quote-days.js';
export {
  QUOTE_NOT_SENT,
  type QuoteDelivery,
  type QuoteOutcome,
  quoteOutcome,
  quoteSentWords,
  type SentQuote,
} from './quote-delivery.js';
export { parseQuoteMessage } from './quote-message.js';
export {
  formatQuoteNumber,
  parseQuoteNumber,
  type QuoteNumber,
  quoteNumberFromBytes,
} from './quote-number.js';
export {
  canMoveQuote,
  moveQuote,
  QUOTE_STATES,
  type QuoteEvent,
  quoteMachine,
  type QuoteState,
} from './quote-state.js';
