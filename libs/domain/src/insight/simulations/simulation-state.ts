import { defineMachine } from '../../machine/index.js';

export const SIMULATION_STATES = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;
export type SimulationState = (typeof SIMULATION_STATES)[number];

/** The life of a simulation: a worker gathers its sales and prices them. Half a result is none. */
export const simulationMachine = defineMachine({
  name: 'simulation',
  initial: 'waiting',
  states: SIMULATION_STATES,
  events: {
    begin: { waiting: { to: 'running' } },
    finish: { running: { to: 'done' } },
    cancel: { waiting: { to: 'cancelled' }, running: { to: 'cancelled' } },
    giveUp: { waiting: { to: 'failed' }, running: { to: 'failed' } },
  },
});
