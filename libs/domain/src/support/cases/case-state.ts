import { defineMachine, transition } from '../../machine/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

export const CASE_STATES = ['new', 'open', 'waiting', 'snoozed', 'solved', 'closed'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/**
 * The life of a case. A customer's message puts it into our hands, an agent's answer into the customer's. A solved case is reopened by an
 * answer until it closes; after that an answer begins a new case.
 */
export const caseMachine = defineMachine({
  name: 'case',
  initial: 'new',
  states: CASE_STATES,
  events: {
    write: {
      new: { to: 'new' },
      open: { to: 'open' },
      waiting: { to: 'open' },
      snoozed: { to: 'open' },
      solved: { to: 'open', guard: 'isSolvedLately' },
    },
    take: { new: { to: 'open' }, open: { to: 'open' } },
    answer: {
      new: { to: 'waiting' },
      open: { to: 'waiting' },
      waiting: { to: 'waiting' },
      snoozed: { to: 'waiting' },
      solved: { to: 'waiting' },
    },
    snooze: {
      new: { to: 'snoozed' },
      open: { to: 'snoozed' },
      waiting: { to: 'snoozed' },
      snoozed: { to: 'snoozed' },
    },
    wake: { snoozed: { to: 'open' } },
    solve: {
      new: { to: 'solved' },
      open: { to: 'solved' },
      waiting: { to: 'solved' },
      snoozed: { to: 'solved' },
    },
    reopen: { waiting: { to: 'open' }, snoozed: { to: 'open' }, solved: { to: 'open' } },
    merge: {
      new: { to: 'closed' },
      open: { to: 'closed' },
      waiting: { to: 'closed' },
      snoozed: { to: 'closed' },
      solved: { to: 'closed' },
    },
    close: { waiting: { to: 'closed' }, solved: { to: 'closed' } },
  },
});

export type CaseEvent = keyof typeof caseMachine.events;

/** An answer reopens a solved case for so many days; then it closes. */
export const CASE_REOPEN_DAYS = 14;

/** A case that waits for its customer closes after so many days without a message. Our own figure. */
export const CASE_IDLE_DAYS = 30;

const DAY_MS = 86_400_000;

const WORDS: Readonly<Record<CaseState, string>> = {
  new: 'New',
  open: 'Open',
  waiting: 'Waiting for customer',
  snoozed: 'Snoozed',
  solved: 'Solved',
  closed: 'Closed',
};

/** Returns the name of a case's state for staff. */
export const caseStateWord = (state: CaseState): string => WORDS[state];

/** Returns the moment until which an answer reopens a case that was solved at `solvedAt`. */
export const caseClosesAt = (solvedAt: Date): Date =>
  new Date(solvedAt.getTime() + CASE_REOPEN_DAYS * DAY_MS);

/** True if an answer at `now` still reopens a case that was solved at `solvedAt`. */
export const isSolvedLately = (solvedAt: Date | null, now: Date): boolean =>
  solvedAt !== null && now < caseClosesAt(solvedAt);

/** Returns the state after `event`. Refuses with `case.movedOn` and the state's name if the table has no such step, or its time is over. */
export const moveCase = (
  { state, solvedAt }: { readonly state: CaseState; readonly solvedAt: Date | null },
  event: CaseEvent,
  now: Date,
): Result<CaseState, 'case.movedOn'> => {
  const moved = transition(caseMachine, state, event, { isSolvedLately: isSolvedLately(solvedAt, now) });
  return moved.ok ? ok(moved.value) : refuse('case.movedOn', { state: caseStateWord(state).toLowerCase() });
};

/** The states in which somebody still works on a case. */
export const UNSOLVED_CASES: readonly CaseState[] = ['new', 'open', 'waiting', 'snoozed'];

/** The states in which we owe an answer. */
export const CASES_TO_ANSWER: readonly CaseState[] = ['new', 'open'];
