import type { AdminOrderDelay, OrderDelayNotice } from '@simpletread/contract';
import { mayAnswerDelay, type OrderState } from '@simpletread/domain';

import type { DelayRow } from './delay.entity.js';

/** The delay that the buyer of an order was asked about; null without one, and once the tires left. */
export const delayNoticeOf = (
  delays: readonly DelayRow[],
  orderState: OrderState,
): OrderDelayNotice | null => {
  const delay = delays.find(({ state }) => state === 'asked' || state === 'assumed' || state === 'agreed');
  if (delay === undefined || (orderState !== 'placed' && orderState !== 'pendingPickup')) return null;
  const { state, silence, answer_by: answerBy, promised_on: promisedOn, revised_on: revisedOn } = delay;
  if (silence === null || answerBy === null) return null;
  if (state !== 'asked' && state !== 'assumed' && state !== 'agreed') return null;
  const canCancel = mayAnswerDelay({ state, revisedOn, orderState }, 'cancel').ok;
  return { state, promisedOn, revisedOn, silence, answerBy: answerBy.toISOString(), canCancel };
};

/** A delay for staff. */
export const adminDelayOf = (delay: DelayRow): AdminOrderDelay => ({
  id: delay.id,
  version: delay.version,
  state: delay.state,
  isFurther: delay.is_further,
  reason: delay.reason,
  promisedOn: delay.promised_on,
  revisedOn: delay.revised_on,
  foundAt: delay.found_at.toISOString(),
  askBy: delay.state === 'found' ? (delay.ask_by?.toISOString() ?? null) : null,
  askedAt: delay.asked_at?.toISOString() ?? null,
  askedBy: delay.asked_by,
  silence: delay.silence,
  answerBy: delay.answer_by?.toISOString() ?? null,
  settledAt: delay.settled_at?.toISOString() ?? null,
});
