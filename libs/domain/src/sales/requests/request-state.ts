import { defineMachine, transition } from '../../machine/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

/** The columns of the pipeline, in their order. */
export const REQUEST_STATES = ['new', 'quoted', 'opened', 'won', 'lost'] as const;

export type RequestState = (typeof REQUEST_STATES)[number];

/**
 * The life of a sales request. It follows facts: a quote is sent, its link is opened, an order is placed from it. People only close a request
 * as lost, with a reason, and open it again. Decision record 147.
 */
export const requestMachine = defineMachine({
  name: 'salesRequest',
  initial: 'new',
  states: REQUEST_STATES,
  events: {
    quote: {
      new: { to: 'quoted' },
      quoted: { to: 'quoted' },
      opened: { to: 'quoted' },
      lost: { to: 'quoted' },
    },
    open: { quoted: { to: 'opened' }, opened: { to: 'opened' } },
    withdraw: { quoted: { to: 'new' }, opened: { to: 'new' } },
    win: {
      new: { to: 'won' },
      quoted: { to: 'won' },
      opened: { to: 'won' },
      lost: { to: 'won' },
    },
    lose: { new: { to: 'lost' }, quoted: { to: 'lost' }, opened: { to: 'lost' } },
    reopen: { lost: { to: 'new' } },
  },
});

export type RequestEvent = keyof typeof requestMachine.events;

/** Returns the state after `event`. Refuses with `salesRequest.movedOn` if the table has no such step. */
export const moveRequest = (
  state: RequestState,
  event: RequestEvent,
): Result<RequestState, 'salesRequest.movedOn'> => {
  const moved = transition(requestMachine, state, event);
  return moved.ok ? ok(moved.value) : refuse('salesRequest.movedOn');
};

/** True if `event` is allowed for a request in `state`. */
export const canMoveRequest = (state: RequestState, event: RequestEvent): boolean =>
  moveRequest(state, event).ok;
