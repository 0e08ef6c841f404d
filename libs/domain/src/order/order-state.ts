import { defineMachine } from './machine.js';

export const ORDER_STATES = ['placed', 'pendingPickup', 'inTransit', 'delivered', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * The life of an order. The warehouse gets it (`release`) once the shopper's window has closed; staff can still take it
 * back until the carrier has it.
 */
export const orderMachine = defineMachine({
  name: 'order',
  initial: 'placed',
  states: ORDER_STATES,
  events: {
    release: { placed: { to: 'pendingPickup' } },
    handToCarrier: { pendingPickup: { to: 'inTransit' } },
    deliver: { inTransit: { to: 'delivered' } },
    cancel: { placed: { to: 'cancelled', guard: 'windowOpen' } },
    cancelByStaff: {
      placed: { to: 'cancelled', guard: 'notHandedOver' },
      pendingPickup: { to: 'cancelled', guard: 'notHandedOver' },
    },
  },
});
