export { type LenderReturn, PayLaterGateway } from './pay-later-gateway.js';
export {
  type ChargeAnswer,
  type ChargeRecord,
  type LookupAnswer,
  PaymentGateway,
  type PaymentSetup,
  type RefundAnswer,
} from './payment-gateway.js';
export { PaymentsModule } from './payments.module.js';
export { RefundGateways } from './refund-gateways.js';
