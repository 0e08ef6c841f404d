import type { ReturnState } from './return-state.js';

const HOUR_MS = 3_600_000;

/** We answer a return or an appeal in this time. Source: specification section 9 and R9.08. */
export const ANSWER_HOURS = 24;
/** We refund in this time after receipt. Source: specification section 9 and R9.08. */
export const REFUND_HOURS = 48;

/** The moments of a return on which its promises depend. */
export interface ReturnMoments {
  readonly state: ReturnState;
  readonly requestedAt: Date;
  readonly appealedAt: Date | null;
  readonly receivedAt: Date | null;
}

/** A promise that waits for us. */
export interface ReturnPromise {
  readonly kind: 'answer' | 'refund';
  readonly dueAt: Date;
}

/** Returns when a request or an appeal made at `at` must be answered. */
export const answerDueAt = (at: Date): Date => new Date(at.getTime() + ANSWER_HOURS * HOUR_MS);

/** Returns when tires received at `at` must be refunded. */
export const refundDueAt = (at: Date): Date => new Date(at.getTime() + REFUND_HOURS * HOUR_MS);

/** Returns the promise that a return waits for; null if it is the buyer's turn, or it is over. */
export const openPromise = ({
  state,
  requestedAt,
  appealedAt,
  receivedAt,
}: ReturnMoments): ReturnPromise | null => {
  if (state === 'requested') return { kind: 'answer', dueAt: answerDueAt(requestedAt) };
  if (state === 'appealed') return { kind: 'answer', dueAt: answerDueAt(appealedAt ?? requestedAt) };
  const isOurTurn = state === 'received' || state === 'awaitingApproval' || state === 'refunding';
  return isOurTurn && receivedAt !== null ? { kind: 'refund', dueAt: refundDueAt(receivedAt) } : null;
};
