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
 * The life of a quote. It is written as a draft, and what was sent changes no more: sending it again takes prices and verdicts
 * anew. Its customer takes it as often as they like; nobody withdraws what they have taken, as the shop charges the price of the day.
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

/** The state after `event`. Refused with `quote.movedOn` where the table does not hold it. */
export const moveQuote = (state: QuoteState, event: QuoteEvent): Result<QuoteState, 'quote.movedOn'> => {
  const moved = transition(quoteMachine, state, event);
  return moved.ok ? ok(moved.value) : refuse('quote.movedOn');
};

/** Whether `event` may happen to a quote in `state`. */
export const canMoveQuote = (state: QuoteState, event: QuoteEvent): boolean => moveQuote(state, event).ok;
