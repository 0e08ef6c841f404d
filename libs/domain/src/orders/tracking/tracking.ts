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
  /** The time the step was reached; null if it is ahead, or if its time wasn't recorded. */
  readonly at: Date | null;
}

/** An order's state and the time it entered each state. */
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
 * Returns an order's tracking steps: earlier ones done, the present one current, later ones upcoming; all done once delivered. A cancelled
 * order keeps the steps it reached and ends with its cancellation.
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
