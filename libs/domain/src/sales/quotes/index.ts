export { QUOTE_DAYS, quoteDayWords, quoteEndsAt, quoteLastDay, quoteStateAt } from './quote-days.js';
export {
  QUOTE_NOT_SENT,
  type QuoteDelivery,
  type QuoteOutcome,
  quoteOutcome,
  quoteSentWords,
  type SentQuote,
} from './quote-delivery.js';
export { discountedPrice, type DiscountedTire, needsApproval } from './quote-discount.js';
export { floorPriceOf, marginWords, type TireMargin, tireMargin } from './quote-margin.js';
export {
  goodsOfOption,
  optionsOf,
  QUOTE_OPTIONS,
  type QuoteOption,
  quoteOptionLabel,
} from './quote-option.js';
export { tooManyForOne } from './one-set.js';
export { quotePlaceWords, type QuoteReceiving, quoteReceivingWords } from './quote-receiving.js';
export { MOST_QUESTION_CHARACTERS, MOST_QUESTIONS_OF_DAY, parseQuoteQuestion } from './quote-question.js';
export { parseQuoteMessage, parseQuoteReason } from './quote-message.js';
export {
  formatQuoteNumber,
  parseQuoteNumber,
  parseQuoteNumberPart,
  quoteFileName,
  type QuoteNumber,
  type QuoteNumberPart,
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
