import { transition } from '../../machine/index.js';
import { searchMachine, type SearchPhase } from './search-state.js';

type PhaseEvent = keyof typeof searchMachine.events;

/** Returns the phase after an event. An event the machine refuses changes nothing. */
export const searchPhaseAfter = (phase: SearchPhase, event: PhaseEvent): SearchPhase => {
  const next = transition(searchMachine, phase, event, { isFlagged: true });
  return next.ok ? next.value : phase;
};
