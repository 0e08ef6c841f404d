// Refund limits of roles, and approval by a second person, are in `sso/access/refund-rights.ts`.
export { type PaidOutRefund, refundArrivals } from './refund-arrival.js';
export { REFUND_STATES, refundMachine, type RefundState } from './refund-state.js';
export {
  type PaidOrder,
  type PlannedRefund,
  refundEffects,
  type TenderRefund,
  tenderRefunds,
} from './tender-refunds.js';
export { REFUND_FAILURES, refundFailureWords } from './refund-failure.js';
