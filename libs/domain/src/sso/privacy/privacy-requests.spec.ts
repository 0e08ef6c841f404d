import { transition } from '../../machine/index.js';
import { ERASURE_STATES, erasureMachine } from './erasure-state.js';
import { EXPORT_STATES, exportMachine } from './export-state.js';
import { confirmsErasure, erasureDueAt, exportExpiresAt } from './privacy-periods.js';

describe('an erasure request', () => {
  const next = (state: (typeof ERASURE_STATES)[number], event: 'begin' | 'cancel') => {
    const moved = transition(erasureMachine, state, event, { nothingOpen: true });
    return moved.ok ? moved.value : null;
  };

  it('can be withdrawn until its first step, and never after it', () => {
    expect(ERASURE_STATES.map((state) => next(state, 'cancel'))).toEqual([
      'cancelled',
      'cancelled',
      null,
      null,
      null,
    ]);
  });

  it('begins only while nothing is open', () => {
    expect(transition(erasureMachine, 'pending', 'begin').ok).toBe(false);
    expect(next('pending', 'begin')).toBe('erasing');
    expect(next('cancelled', 'begin')).toBeNull();
  });

  it('waits for fourteen days', () => {
    expect(erasureDueAt(new Date('2026-03-02T10:00:00Z'))).toEqual(new Date('2026-03-16T10:00:00Z'));
  });

  it.each([
    ['ERASE', true],
    [' erase ', true],
    ['', false],
    ['DELETE', false],
    ['ERASE ME', false],
  ])('is confirmed by one word: %p %p', (typed, isConfirmed) => {
    expect(confirmsErasure(typed)).toBe(isConfirmed);
  });
});

describe('a data export', () => {
  it('can be downloaded for seven days once it is ready, and never returns to a state', () => {
    expect(exportExpiresAt(new Date('2026-03-02T10:00:00Z'))).toEqual(new Date('2026-03-09T10:00:00Z'));
    expect(EXPORT_STATES.filter((state) => transition(exportMachine, state, 'expire').ok)).toEqual(['ready']);
  });
});
