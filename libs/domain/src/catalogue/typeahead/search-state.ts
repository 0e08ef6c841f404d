import { defineMachine } from '../../machine/index.js';

/** What the answers of a search are doing. Typing on keeps the results that are there until newer ones come. */
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
