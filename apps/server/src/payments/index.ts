export {
  type ChargeAnswer,
  type ChargeRecord,
  type LookupAnswer,
  PaymentGateway,
  type PaymentSetup,
  type RefundAnswer,
} from './payment-gateway.js';
export { PaymentsModule } from './payments.module.js';
