import { eventsFrom, transition } from '../../machine/index.js';
import { visitMachine } from './visit-step.js';

describe('the life of a staff visit', () => {
  it('begins by its code alone, and never again once it is over', () => {
    expect(transition(visitMachine, 'code', 'begin')).toEqual({ ok: true, value: 'visit' });
    for (const step of ['link', 'visit', 'over'] as const)
      expect(transition(visitMachine, step, 'begin').ok).toBe(false);
    expect(eventsFrom(visitMachine, 'over')).toEqual([]);
  });

  it('opens a link once', () => {
    expect(transition(visitMachine, 'link', 'open')).toEqual({ ok: true, value: 'code' });
    expect(transition(visitMachine, 'code', 'open').ok).toBe(false);
  });
});
