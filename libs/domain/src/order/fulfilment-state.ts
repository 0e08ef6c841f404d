import { defineMachine } from './machine.js';

export const FULFILMENT_STATES = ['held', 'sold', 'shipped', 'released', 'returned'] as const;
export type FulfilmentState = (typeof FULFILMENT_STATES)[number];

/** The life of the stock behind an order line: held while the payment runs, then sold, shipped, or given back. */
export const fulfilmentMachine = defineMachine({
  name: 'fulfilment',
  initial: 'held',
  states: FULFILMENT_STATES,
  events: {
    sell: { held: { to: 'sold' } },
    ship: { sold: { to: 'shipped' } },
    release: { held: { to: 'released' } },
    putBack: { sold: { to: 'returned' }, shipped: { to: 'returned', guard: 'received' } },
  },
});
