export { RefundGateways, type RefundAnswer, type RefundGateway } from './refund-gateway.js';
export { RefundRepository } from './refund.repository.js';
export { RefundsModule } from './refunds.module.js';
