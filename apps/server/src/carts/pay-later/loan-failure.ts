import type { PayLaterFailure } from '@simpletread/domain';

import {
  ABANDONED,
  CART_CHANGED,
  CREDIT_DECLINED,
  DEAL_USED_UP,
  LEFT,
  REPLACED_LATE,
  SESSION_ENDED,
  SLOT_TAKEN,
  SOLD_OUT,
} from '../payment-attempts/index.js';

const FAILURES: ReadonlyMap<string | null, PayLaterFailure> = new Map([
  [CREDIT_DECLINED, 'creditDeclined'],
  [LEFT, 'left'],
  [ABANDONED, 'abandoned'],
  [SESSION_ENDED, 'sessionEnded'],
  [CART_CHANGED, 'cartChanged'],
  [SOLD_OUT, 'soldOut'],
  [SLOT_TAKEN, 'slotTaken'],
  [REPLACED_LATE, 'replacedLate'],
  [DEAL_USED_UP, 'dealUsedUp'],
]);

/** Why an attempt with a lender failed, as the shopper may know it. */
export const loanFailureOf = (failureCode: string | null): PayLaterFailure =>
  FAILURES.get(failureCode) ?? 'notProcessed';
