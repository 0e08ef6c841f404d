import type { StateFace } from './StateChip.js';

/** The look of a state without its word. */
export type StateLook = Omit<StateFace, 'label'>;

/** The face of each state: its look with its word. */
export const facesOf = <State extends string>(
  looks: Readonly<Record<State, StateLook>>,
  wordOf: (state: State) => string,
): Readonly<Record<State, StateFace>> => {
  const states = Object.keys(looks) as State[];
  return Object.fromEntries(
    states.map((state) => [state, { ...looks[state], label: wordOf(state) }]),
  ) as Readonly<Record<State, StateFace>>;
};
