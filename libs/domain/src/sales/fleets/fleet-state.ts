import { defineMachine, transition } from '../../machine/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

export const FLEET_STATES = ['active', 'closed'] as const;

export type FleetState = (typeof FLEET_STATES)[number];

/** The life of a fleet. A closed one keeps its units and is out of the rotation list. Decision record 197. */
export const fleetMachine = defineMachine({
  name: 'fleet',
  initial: 'active',
  states: FLEET_STATES,
  events: {
    close: { active: { to: 'closed' } },
    reopen: { closed: { to: 'active' } },
  },
});

export type FleetEvent = keyof typeof fleetMachine.events;

/** Returns the state after `event`. Refuses with `fleet.movedOn` if the table has no such step. */
export const moveFleet = (state: FleetState, event: FleetEvent): Result<FleetState, 'fleet.movedOn'> => {
  const moved = transition(fleetMachine, state, event);
  return moved.ok ? ok(moved.value) : refuse('fleet.movedOn');
};

/** The reasons to close a fleet. */
export const FLEET_CLOSE_REASONS = ['buysElsewhere', 'soldVehicles', 'outOfBusiness', 'duplicate'] as const;

export type FleetCloseReason = (typeof FLEET_CLOSE_REASONS)[number];

const REASON_LABELS: Readonly<Record<FleetCloseReason, string>> = {
  buysElsewhere: 'Buys elsewhere',
  soldVehicles: 'Sold its vehicles',
  outOfBusiness: 'Out of business',
  duplicate: 'Entered twice',
};

/** Returns a reason in words, such as `Buys elsewhere`. */
export const fleetCloseReasonLabel = (reason: FleetCloseReason): string => REASON_LABELS[reason];
