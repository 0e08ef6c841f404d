export { LimitRepository } from './limit.repository.js';
export { type Payer, payerOf } from './payer.js';
export { PaymentAlarms } from './payment-alarms.js';
export { type Exceeded, PaymentLimits } from './payment-limits.js';
export { PaymentLimitsModule } from './payment-limits.module.js';
