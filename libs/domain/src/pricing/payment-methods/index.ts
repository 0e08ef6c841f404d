export {
  isPayLater,
  PAY_LATER_METHODS,
  type PayLaterMethod,
  PAYMENT_METHODS,
  type PaymentMethod,
  paymentMethodName,
} from './payment-method.js';
