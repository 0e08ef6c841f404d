import { eventsFrom, stepsOf, transition } from '../../machine/index.js';
import { simulationMachine } from './simulation-state.js';

describe('the life of a simulation', () => {
  it('begins before it finishes', () => {
    expect(stepsOf(simulationMachine, 'begin')).toEqual([{ from: 'waiting', to: 'running' }]);
    expect(stepsOf(simulationMachine, 'finish')).toEqual([{ from: 'running', to: 'done' }]);
    expect(transition(simulationMachine, 'waiting', 'finish').ok).toBe(false);
  });

  it('can be cancelled or given up until it is over, and never changes afterward', () => {
    for (const state of ['waiting', 'running'] as const)
      expect(eventsFrom(simulationMachine, state)).toEqual(expect.arrayContaining(['cancel', 'giveUp']));
    for (const state of ['done', 'cancelled', 'failed'] as const)
      expect(eventsFrom(simulationMachine, state)).toEqual([]);
  });
});
