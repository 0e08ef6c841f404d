export { AttemptRetention } from './attempt-retention.repository.js';
export { PaymentAttemptsModule } from './payment-attempts.module.js';
export { FailAttempt } from './fail-attempt.js';
export { lookPauseSeconds } from './look-pause.js';
export { type PaymentAttemptRow } from './payment-attempt.entity.js';
export { PaymentAttemptRepository, type NewAttempt } from './payment-attempt.repository.js';
export {
  ABANDONED,
  BY_GIFT_CARD,
  CARD_PAUSED,
  CART_CHANGED,
  CREDIT_DECLINED,
  DEAL_USED_UP,
  LEFT,
  REPLACED_LATE,
  SESSION_ENDED,
  SLOT_TAKEN,
  SOLD_OUT,
  UNANSWERED,
  isAway,
  isLive,
  needsNoMoney,
  type PaymentAttempt,
  type StartedAttempt,
} from './payment-attempt.js';
export { SettleAttempt } from './settle-attempt.js';
export { stockLinesOf } from './stock-lines.js';
export { TakePayment, noMoneyNeeded, type PaymentOutcome } from './take-payment.js';
export { wantedSlotOf } from './wanted-slot.js';
