import fc from 'fast-check';

import {
  canMoveQuote,
  moveQuote,
  QUOTE_STATES,
  type QuoteEvent,
  quoteMachine,
  type QuoteState,
} from './quote-state.js';

const EVENTS = Object.keys(quoteMachine.events) as QuoteEvent[];

const walked = (events: readonly QuoteEvent[]): QuoteState[] =>
  events.reduce<QuoteState[]>(
    (states, event) => {
      const next = moveQuote(states.at(-1) ?? 'draft', event);
      return next.ok ? [...states, next.value] : states;
    },
    ['draft'],
  );

const someEvents = fc.array(fc.constantFrom(...EVENTS), { maxLength: 20 });

describe('a quote', () => {
  it('reaches its customer only by being sent', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS.filter((event) => event !== 'send'))), (events) => {
        for (const state of walked(events)) expect(['draft', 'discarded']).toContain(state);
      }),
    );
  });

  it('is changed and discarded only before it is sent', () => {
    for (const event of ['change', 'discard', 'send'] as const)
      expect(QUOTE_STATES.filter((state) => canMoveQuote(state, event))).toEqual(['draft']);
  });

  it('is over once it is withdrawn, expired or discarded', () => {
    for (const state of ['withdrawn', 'expired', 'discarded'] as const)
      for (const event of EVENTS)
        expect(moveQuote(state, event)).toMatchObject({ fault: { code: 'quote.movedOn' } });
  });

  it('that was accepted is neither withdrawn nor expired', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const states = walked(events);
        const at = states.indexOf('taken');
        if (at >= 0) expect(new Set(states.slice(at))).toEqual(new Set(['taken']));
      }),
    );
  });

  it('is sent again, withdrawn and accepted while its customer may still open it', () => {
    for (const event of ['sendAgain', 'withdraw', 'expire'] as const)
      expect(QUOTE_STATES.filter((state) => canMoveQuote(state, event))).toEqual(['sent', 'opened']);
    expect(QUOTE_STATES.filter((state) => canMoveQuote(state, 'take'))).toEqual(['sent', 'opened', 'taken']);
  });
});
