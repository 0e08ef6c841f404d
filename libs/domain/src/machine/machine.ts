import { isOwnKey, ownValue } from '../lookup/index.js';
import { ok, refuse, type Result } from '../result/index.js';

/** An event's target state, and the guard that must have passed. */
export interface Step<State extends string> {
  readonly to: State;
  readonly guard?: string;
}

/** A lifecycle as data: the allowed events of each state and their target states. Everything else is refused. */
export interface Machine<State extends string, Event extends string> {
  readonly name: string;
  readonly initial: State;
  readonly states: readonly State[];
  readonly events: { readonly [E in Event]: { readonly [S in State]?: Step<NoInfer<State>> } };
}

/** Results of guards, by name. A missing guard counts as failed. */
export type PassedGuards = Readonly<Record<string, boolean>>;

/** Declares a lifecycle; its state and event types come from the table. */
export const defineMachine = <const State extends string, const Event extends string>(
  machine: Machine<State, Event>,
): Machine<State, Event> => machine;

/**
 * Returns the state after `event`. Refuses with `order.transitionRefused` (data: machine, state, event) if the table has no such step, or
 * if its guard isn't passed in `guards`.
 */
export const transition = <State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
  guards: PassedGuards = {},
): Result<State, 'order.transitionRefused'> => {
  const step = stepOf(machine, state, event);
  const isAllowed = step !== undefined && (step.guard === undefined || ownValue(guards, step.guard) === true);
  return isAllowed ? ok(step.to) : refuse('order.transitionRefused', { machine: machine.name, state, event });
};

const stepOf = <State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): Step<State> | undefined =>
  isOwnKey(machine.events, event) ? ownValue(machine.events[event], state) : undefined;

/** Returns the events of `state`, guarded or not. */
export const eventsFrom = <State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
): Event[] =>
  (Object.keys(machine.events) as Event[]).filter((event) => stepOf(machine, state, event) !== undefined);

/** Returns every state that `event` leaves, with its target state; guards are ignored. */
export const stepsOf = <State extends string, Event extends string>(
  machine: Machine<State, Event>,
  event: Event,
): { readonly from: State; readonly to: State }[] =>
  machine.states.flatMap((from) => {
    const step = stepOf(machine, from, event);
    return step === undefined ? [] : [{ from, to: step.to }];
  });

/** Returns the lifecycle as a Mermaid state diagram, for the documentation. */
export const machineDiagram = <State extends string, Event extends string>(
  machine: Machine<State, Event>,
): string => {
  const arrows = machine.states.flatMap((state) => {
    const events = eventsFrom(machine, state);
    if (events.length === 0) return [`${state} --> [*]`];
    return events.map((event) => {
      const step = stepOf(machine, state, event);
      return `${state} --> ${step?.to ?? state}: ${event}${step?.guard === undefined ? '' : ` [${step.guard}]`}`;
    });
  });
  return ['stateDiagram-v2', `[*] --> ${machine.initial}`, ...arrows].join('\n  ');
};
