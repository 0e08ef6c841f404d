import {
  type Fulfilment,
  ORDER_STATE_WORDS,
  type OrderState,
  PICKED_UP,
  READY_FOR_PICKUP,
} from '../order/index.js';

/** The steps that a shopper follows, in order. */
export const TRACKING_STEPS = [
  ORDER_STATE_WORDS.placed,
  ORDER_STATE_WORDS.pendingPickup,
  ORDER_STATE_WORDS.inTransit,
  ORDER_STATE_WORDS.delivered,
] as const;

/** The steps of an order that its buyer picks up at our warehouse: no carrier takes part. Decision record 0134. */
export const WAREHOUSE_PICKUP_STEPS = [ORDER_STATE_WORDS.placed, READY_FOR_PICKUP, PICKED_UP] as const;

export interface TrackingStep {
  readonly name:
    | (typeof TRACKING_STEPS)[number]
    | (typeof WAREHOUSE_PICKUP_STEPS)[number]
    | typeof ORDER_STATE_WORDS.cancelled;
  readonly state: 'done' | 'current' | 'todo' | 'cancelled';
  /** The time the step was reached; null if it is ahead, or if its time wasn't recorded. */
  readonly at: Date | null;
}

/** An order's state and the time it entered each state. */
export interface TrackedOrder {
  readonly state: OrderState;
  /** Left out for an order that a carrier brings. */
  readonly fulfilment?: Fulfilment;
  readonly placedAt: Date;
  readonly pendingPickupAt: Date | null;
  readonly inTransitAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly cancelledAt: Date | null;
}

interface StepTime {
  readonly name: TrackingStep['name'];
  readonly state: Exclude<OrderState, 'cancelled'>;
  readonly at: Date | null;
}

const shippedSteps = (order: TrackedOrder): StepTime[] => {
  const times = [order.placedAt, order.pendingPickupAt, order.inTransitAt, order.deliveredAt];
  return STATES.map((state, index) => ({ name: ORDER_STATE_WORDS[state], state, at: times[index] ?? null }));
};

const pickedUpSteps = ({ placedAt, pendingPickupAt, deliveredAt }: TrackedOrder): StepTime[] => {
  const [processed, ready, pickedUp] = WAREHOUSE_PICKUP_STEPS;
  return [
    { name: processed, state: 'placed', at: placedAt },
    { name: ready, state: 'pendingPickup', at: pendingPickupAt },
    { name: pickedUp, state: 'delivered', at: deliveredAt },
  ];
};

const STATES = ['placed', 'pendingPickup', 'inTransit', 'delivered'] as const;

const stepState = (index: number, reached: number, isComplete: boolean): TrackingStep['state'] => {
  if (index > reached) return 'todo';
  return index === reached && !isComplete ? 'current' : 'done';
};

/**
 * Returns an order's tracking steps: earlier ones done, the present one current, later ones upcoming; all done once delivered or picked up. A
 * cancelled order keeps the steps it reached and ends with its cancellation.
 */
export const trackingSteps = (order: TrackedOrder): TrackingStep[] => {
  const steps = order.fulfilment === 'warehouse-pickup' ? pickedUpSteps(order) : shippedSteps(order);
  if (order.state === 'cancelled') {
    const reached = steps.flatMap(({ name, at }): TrackingStep[] =>
      at === null ? [] : [{ name, state: 'done', at }],
    );
    return [...reached, { name: ORDER_STATE_WORDS.cancelled, state: 'cancelled', at: order.cancelledAt }];
  }
  const reached = steps.findIndex(({ state }) => state === order.state);
  return steps.map(({ name, at }, index) => ({
    name,
    state: stepState(index, reached, order.state === 'delivered'),
    at: index <= reached ? at : null,
  }));
};
