import { transition } from '../../machine/index.js';
import { searchMachine, type SearchPhase } from './search-state.js';

type PhaseEvent = keyof typeof searchMachine.events;

/** The phase after an event of the machine; what the machine refuses leaves it as it is. */
export const searchPhaseAfter = (phase: SearchPhase, event: PhaseEvent): SearchPhase => {
  const next = transition(searchMachine, phase, event, { isFlagged: true });
  return next.ok ? next.value : phase;
};
