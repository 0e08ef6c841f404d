export { CARD_BRANDS, type CardBrand, cardBrand } from './card-brand.js';
export { parseCardCode } from './card-code.js';
export { type CardExpiry, parseExpiry } from './card-expiry.js';
export { type CardNumber, parseCardNumber } from './card-number.js';
export { type Capture, checkCapture, SHOP_CURRENCY } from './check-capture.js';
export { isLuhnValid } from './luhn.js';
export {
  ATTEMPT_STATES,
  type AttemptEvent,
  type AttemptState,
  attemptStep,
  isLiveAttempt,
  PAYMENT_STATES,
  paymentMachine,
  type PaymentState,
} from './payment-state.js';
