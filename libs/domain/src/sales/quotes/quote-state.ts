import { defineMachine, transition } from '../../machine/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

export const QUOTE_STATES = [
  'draft',
  'sent',
  'opened',
  'taken',
  'withdrawn',
  'expired',
  'discarded',
] as const;

export type QuoteState = (typeof QUOTE_STATES)[number];

/**
 * The life of a quote. It is written as a draft and never changes after sending; sending it again takes new prices and verdicts. Its
 * customer may accept it any number of times. An accepted quote can't be withdrawn, because its customer counts on the held prices.
 */
export const quoteMachine = defineMachine({
  name: 'quote',
  initial: 'draft',
  states: QUOTE_STATES,
  events: {
    change: { draft: { to: 'draft' } },
    send: { draft: { to: 'sent' } },
    sendAgain: { sent: { to: 'sent' }, opened: { to: 'sent' } },
    open: { sent: { to: 'opened' } },
    take: { sent: { to: 'taken' }, opened: { to: 'taken' }, taken: { to: 'taken' } },
    withdraw: { sent: { to: 'withdrawn' }, opened: { to: 'withdrawn' } },
    expire: { sent: { to: 'expired' }, opened: { to: 'expired' } },
    discard: { draft: { to: 'discarded' } },
  },
});

export type QuoteEvent = keyof typeof quoteMachine.events;

/** Returns the state after `event`. Refuses with `quote.movedOn` if the table has no such step. */
export const moveQuote = (state: QuoteState, event: QuoteEvent): Result<QuoteState, 'quote.movedOn'> => {
  const moved = transition(quoteMachine, state, event);
  return moved.ok ? ok(moved.value) : refuse('quote.movedOn');
};

/** True if `event` is allowed for a quote in `state`. */
export const canMoveQuote = (state: QuoteState, event: QuoteEvent): boolean => moveQuote(state, event).ok;
