export {
  isPaidOverTime,
  isPayLater,
  loanIdLabel,
  PAY_LATER_METHODS,
  type PayLaterMethod,
  PAY_OVER_TIME_METHODS,
  type PayOverTimeMethod,
  PAYMENT_METHODS,
  type PaymentMethod,
  paymentMethodName,
} from './payment-method.js';
