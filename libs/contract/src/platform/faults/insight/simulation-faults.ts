import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of simulations of price rules. */
export const SIMULATION_FAULTS = {
  'simulation.periodInvalid': {
    status: 400,
    message: 'Please choose a period of 1 to {days} days that has already begun.',
  },
  'simulation.nothingChosen': {
    status: 400,
    message: 'Please choose a campaign with promotions or price lists, or a promotion.',
  },
  'simulation.over': { status: 409, message: 'This simulation is already over.' },
} as const satisfies FaultArea<Extract<FaultCode, `simulation.${string}`>>;
