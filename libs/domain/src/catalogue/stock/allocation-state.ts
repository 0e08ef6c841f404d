import { defineMachine } from '../../machine/index.js';

export const ALLOCATION_STATES = ['held', 'sold', 'released', 'returned'] as const;
export type AllocationState = (typeof ALLOCATION_STATES)[number];

/** The life of tires reserved in a warehouse: held during a payment, then sold to the order or released. */
export const allocationMachine = defineMachine({
  name: 'allocation',
  initial: 'held',
  states: ALLOCATION_STATES,
  events: {
    sell: { held: { to: 'sold' } },
    release: { held: { to: 'released' } },
    putBack: { sold: { to: 'returned' } },
  },
});

export type AllocationEvent = keyof (typeof allocationMachine)['events'];
