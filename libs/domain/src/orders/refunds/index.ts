export { REFUND_STATES, refundMachine, type RefundState } from './refund-state.js';
