import { transition } from '../../machine/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import type { OrderState } from '../order/index.js';
import { delayMachine, type DelayState } from './delay-state.js';

/** The answers of a buyer: wait until the new day, or cancel and be refunded. */
export const DELAY_ANSWERS = ['agree', 'cancel'] as const;
export type DelayAnswer = (typeof DELAY_ANSWERS)[number];

/** A delay as an answer finds it. */
export interface AnswerableDelay {
  readonly state: DelayState;
  readonly revisedOn: string | null;
  readonly orderState: OrderState;
}

/**
 * Allows an answer until the tires leave: a buyer agrees once, and cancels while they haven’t agreed or agreed to wait without a day.
 * Refuses with `delay.shipped` and `delay.answered`. Source: 16 CFR 435.2(b)(1)(iii) and (c)(1).
 */
export const mayAnswerDelay = (
  { state, revisedOn, orderState }: AnswerableDelay,
  answer: DelayAnswer,
): Result<DelayState, 'delay.shipped' | 'delay.answered'> => {
  if (orderState === 'inTransit' || orderState === 'delivered') return refuse('delay.shipped');
  const event = answer === 'agree' ? 'agree' : 'decline';
  const next = transition(delayMachine, state, event, { noDate: revisedOn === null });
  return next.ok && orderState !== 'cancelled' ? ok(next.value) : refuse('delay.answered');
};

/**
 * Allows a delay of an order to be reported until its tires leave. Refuses with `order.alreadyCancelled`, `delay.shipped` and, for tires that
 * wait at a counter, `delay.pickup`: the rule is about tires that ship.
 */
export const mayReportDelay = ({
  state,
  isWarehousePickup,
}: {
  readonly state: OrderState;
  readonly isWarehousePickup: boolean;
}): Result<null, 'order.alreadyCancelled' | 'delay.shipped' | 'delay.pickup'> => {
  if (state === 'cancelled') return refuse('order.alreadyCancelled');
  if (isWarehousePickup) return refuse('delay.pickup');
  return state === 'placed' || state === 'pendingPickup' ? ok(null) : refuse('delay.shipped');
};
