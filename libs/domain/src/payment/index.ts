export { CARD_BRANDS, type CardBrand, cardBrand } from './card-brand.js';
export { parseCardCode } from './card-code.js';
export { type CardExpiry, parseExpiry } from './card-expiry.js';
export { type CardNumber, parseCardNumber } from './card-number.js';
export { isLuhnValid } from './luhn.js';
export {
  checkOffered,
  checkPayLater,
  isPayLater,
  PAY_LATER_FAILURES,
  PAY_LATER_METHODS,
  type PayLaterFailure,
  type PayLaterMethod,
  type PayLaterRefusal,
  type PayLaterTerms,
  type PayLaterLimits,
  payLaterTerms,
  PAYMENT_METHODS,
  type PaymentMethod,
  paymentMethodName,
} from './pay-later.js';
export { PAYMENT_STATES, paymentMachine, type PaymentState } from './payment-state.js';
export { REFUND_STATES, refundMachine, type RefundState } from './refund-state.js';
