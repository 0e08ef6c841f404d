import { defineMachine, eventsFrom, machineDiagram, stepsOf, transition } from './machine.js';

const door = defineMachine({
  name: 'door',
  initial: 'open',
  states: ['open', 'shut', 'gone'],
  events: {
    close: { open: { to: 'shut' } },
    unlock: { shut: { to: 'open', guard: 'hasKey' } },
    remove: { open: { to: 'gone' }, shut: { to: 'gone' } },
  },
});

describe('transition', () => {
  it('moves along the table', () => {
    expect(transition(door, 'open', 'close')).toEqual({ ok: true, value: 'shut' });
  });

  it('refuses steps that the table lacks, and repeats the request [R4.21]', () => {
    expect(transition(door, 'gone', 'close')).toEqual({
      ok: false,
      fault: { code: 'order.transitionRefused', data: { machine: 'door', state: 'gone', event: 'close' } },
    });
  });

  it('refuses names missing from the table, as they come from stored data', () => {
    for (const name of ['unheardOf', 'toString', '__proto__']) {
      expect(transition<string, string>(door, 'open', name).ok).toBe(false);
      expect(transition<string, string>(door, name, 'close').ok).toBe(false);
    }
  });

  it('takes a guarded step only with its guard passed', () => {
    expect(transition(door, 'shut', 'unlock').ok).toBe(false);
    expect(transition(door, 'shut', 'unlock', { hasKey: false }).ok).toBe(false);
    expect(transition(door, 'shut', 'unlock', { other: true }).ok).toBe(false);
    expect(transition(door, 'shut', 'unlock', { hasKey: true })).toEqual({ ok: true, value: 'open' });
  });
});

describe('eventsFrom', () => {
  it('lists what a state allows', () => {
    expect(eventsFrom(door, 'open')).toEqual(['close', 'remove']);
    expect(eventsFrom(door, 'gone')).toEqual([]);
  });
});

describe('stepsOf', () => {
  it('names every state that an event leaves, with its target', () => {
    expect(stepsOf(door, 'remove')).toEqual([
      { from: 'open', to: 'gone' },
      { from: 'shut', to: 'gone' },
    ]);
    expect(stepsOf(door, 'unlock')).toEqual([{ from: 'shut', to: 'open' }]);
  });
});

describe('machineDiagram', () => {
  it('draws every step with its event and guard, the start and the ends', () => {
    expect(machineDiagram(door).split('\n')).toEqual([
      'stateDiagram-v2',
      '  [*] --> open',
      '  open --> shut: close',
      '  open --> gone: remove',
      '  shut --> open: unlock [hasKey]',
      '  shut --> gone: remove',
      '  gone --> [*]',
    ]);
  });
});
