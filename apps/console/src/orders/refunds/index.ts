export { useRefundRetry } from './use-refund-retry.js';
