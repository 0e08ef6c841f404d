import { ORDER_STATE_WORDS, type OrderState } from '../order/index.js';

/** The steps that a shopper follows, in order. */
export const TRACKING_STEPS = [
  ORDER_STATE_WORDS.placed,
  ORDER_STATE_WORDS.pendingPickup,
  ORDER_STATE_WORDS.inTransit,
  ORDER_STATE_WORDS.delivered,
] as const;

export interface TrackingStep {
  readonly name: (typeof ORDER_STATE_WORDS)[OrderState];
  readonly state: 'done' | 'current' | 'todo' | 'cancelled';
  /** When the step was reached; null for one to come, and for one whose time was not kept. */
  readonly at: Date | null;
}

/** An order's state and when it came into each. */
export interface TrackedOrder {
  readonly state: OrderState;
  readonly placedAt: Date;
  readonly pendingPickupAt: Date | null;
  readonly inTransitAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly cancelledAt: Date | null;
}

const REACHED_STEP = { placed: 0, pendingPickup: 1, inTransit: 2, delivered: 3 } as const;

const stepState = (index: number, reached: number, isComplete: boolean): TrackingStep['state'] => {
  if (index > reached) return 'todo';
  return index === reached && !isComplete ? 'current' : 'done';
};

/**
 * The tracking steps of an order: those behind it done, the one it is in current, the others to come; all done once
 * delivered. A cancelled order keeps the steps that it had reached and ends with its cancellation.
 */
export const trackingSteps = (order: TrackedOrder): TrackingStep[] => {
  const times = [order.placedAt, order.pendingPickupAt, order.inTransitAt, order.deliveredAt];
  if (order.state === 'cancelled') {
    const reached = TRACKING_STEPS.flatMap((name, index): TrackingStep[] => {
      const at = times[index] ?? null;
      return at === null ? [] : [{ name, state: 'done', at }];
    });
    return [...reached, { name: ORDER_STATE_WORDS.cancelled, state: 'cancelled', at: order.cancelledAt }];
  }
  const reached = REACHED_STEP[order.state];
  return TRACKING_STEPS.map((name, index) => ({
    name,
    state: stepState(index, reached, order.state === 'delivered'),
    at: index <= reached ? (times[index] ?? null) : null,
  }));
};
