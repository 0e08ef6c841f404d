export { PaidBackGateways } from './paid-back-gateways.js';
export { PayLaterGateway, type LenderReturn } from './pay-later-gateway.js';
export {
  PaymentGateway,
  type ChargeAnswer,
  type ChargeRecord,
  type LookupAnswer,
} from './payment-gateway.js';
export { PaymentsModule } from './payments.module.js';
