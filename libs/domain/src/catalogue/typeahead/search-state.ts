import { defineMachine } from '../../machine/index.js';

/** The states of a search's answers. Existing results stay while the shopper types, until newer ones arrive. */
export const searchMachine = defineMachine({
  name: 'search',
  initial: 'idle',
  states: ['idle', 'loading', 'results', 'error'],
  events: {
    ask: {
      idle: { to: 'loading' },
      loading: { to: 'loading' },
      results: { to: 'loading' },
      error: { to: 'loading' },
    },
    answer: { loading: { to: 'results' } },
    fail: { loading: { to: 'error', guard: 'isFlagged' } },
    letGo: { loading: { to: 'idle' } },
    clear: { idle: { to: 'idle' }, loading: { to: 'idle' }, results: { to: 'idle' }, error: { to: 'idle' } },
  },
});

export type SearchPhase = (typeof searchMachine.states)[number];
