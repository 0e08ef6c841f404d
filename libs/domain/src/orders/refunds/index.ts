// How much a role may refund, and when a second person must approve, is in `sso/access/refund-rights.ts`.
export { REFUND_STATES, refundMachine, type RefundState } from './refund-state.js';
