import { defineMachine } from '../../machine/index.js';

export const ORDER_STATES = ['placed', 'pendingPickup', 'inTransit', 'delivered', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * The life of an order. Anyone allowed may cancel it while its window is open; then the warehouse gets it (`release`). One that staff
 * hold back from the warehouse they may cancel at any time. At a warehouse
 * pickup the buyer takes the tires instead of a carrier, or loses them to the end of the hold.
 */
export const orderMachine = defineMachine({
  name: 'order',
  initial: 'placed',
  states: ORDER_STATES,
  events: {
    release: { placed: { to: 'pendingPickup' } },
    handToCarrier: { pendingPickup: { to: 'inTransit' } },
    handToBuyer: { pendingPickup: { to: 'delivered', guard: 'warehousePickup' } },
    deliver: { inTransit: { to: 'delivered' } },
    cancel: { placed: { to: 'cancelled', guard: 'windowOpen' } },
    cancelHeld: { placed: { to: 'cancelled', guard: 'held' } },
    cancelDelayed: {
      placed: { to: 'cancelled', guard: 'delayed' },
      pendingPickup: { to: 'cancelled', guard: 'delayed' },
    },
    expirePickup: { pendingPickup: { to: 'cancelled', guard: 'warehousePickup' } },
  },
});
