import { defineMachine } from '../../machine/index.js';

export const DELAY_STATES = [
  'found',
  'asked',
  'assumed',
  'agreed',
  'declined',
  'lapsed',
  'dismissed',
  'replaced',
  'shipped',
  'ended',
] as const;
export type DelayState = (typeof DELAY_STATES)[number];

/**
 * The life of a delay that its buyer must agree to. Silence agrees to a first delay of at most 30 days and cancels the order for every other
 * one. A further delay replaces the one before. Source: 16 CFR 435.2(b) and (c), decision record 150.
 */
export const delayMachine = defineMachine({
  name: 'delay',
  initial: 'found',
  states: DELAY_STATES,
  events: {
    ask: { found: { to: 'asked' } },
    dismiss: { found: { to: 'dismissed' } },
    agree: { asked: { to: 'agreed' }, assumed: { to: 'agreed' } },
    assume: { asked: { to: 'assumed', guard: 'silenceAgrees' } },
    decline: {
      asked: { to: 'declined' },
      assumed: { to: 'declined' },
      agreed: { to: 'declined', guard: 'noDate' },
    },
    lapse: { asked: { to: 'lapsed', guard: 'silenceCancels' } },
    replace: { asked: { to: 'replaced' }, assumed: { to: 'replaced' }, agreed: { to: 'replaced' } },
    ship: {
      found: { to: 'shipped' },
      asked: { to: 'shipped' },
      assumed: { to: 'shipped' },
      agreed: { to: 'shipped' },
    },
    end: {
      found: { to: 'ended' },
      asked: { to: 'ended' },
      assumed: { to: 'ended' },
      agreed: { to: 'ended' },
    },
  },
});

/** The delays of orders that haven’t shipped; an order has at most one. */
export const OPEN_DELAYS = ['found', 'asked', 'assumed', 'agreed'] as const satisfies readonly DelayState[];

export const isOpenDelay = (state: DelayState): boolean => OPEN_DELAYS.some((open) => open === state);

const WORDS: Readonly<Record<DelayState, string>> = {
  found: 'Buyer to be asked',
  asked: 'Buyer asked',
  assumed: 'No answer, which agrees',
  agreed: 'Buyer agreed',
  declined: 'Buyer cancelled',
  lapsed: 'No answer, cancelled',
  dismissed: 'Date can be kept',
  replaced: 'Delayed further',
  shipped: 'Shipped',
  ended: 'Order cancelled',
};

/** Returns the name of a delay's state for staff. */
export const delayStateWord = (state: DelayState): string => WORDS[state];
