import { addSupportMinutes, type SupportCalendar, supportMinutesBetween } from '../hours/index.js';
import { type CasePriority, caseTargets } from './case-facts.js';

/**
 * The clocks of a case, in support hours. `answerDueAt` is when the customer gets an answer, null while none is owed. The solve clock runs
 * while the case is ours: `spentMinutes` counts what ran before `runningSince`, and it stands still while we wait for the customer.
 */
export interface CaseClocks {
  readonly answerDueAt: Date | null;
  readonly firstAnsweredAt: Date | null;
  readonly spentMinutes: number;
  readonly runningSince: Date | null;
  readonly solveDueAt: Date | null;
}

/** The clocks of a case that doesn't exist yet. */
export const NO_CLOCKS: CaseClocks = {
  answerDueAt: null,
  firstAnsweredAt: null,
  spentMinutes: 0,
  runningSince: null,
  solveDueAt: null,
};

interface ClockContext {
  readonly at: Date;
  readonly priority: CasePriority;
  readonly calendar: SupportCalendar;
}

/** Returns the clocks after the customer wrote, or the case came back to us: both run. A clock that runs goes on. */
export const startClocks = (clocks: CaseClocks, { at, priority, calendar }: ClockContext): CaseClocks => {
  const { answerMinutes, solveMinutes } = caseTargets(priority);
  return {
    ...clocks,
    answerDueAt: clocks.answerDueAt ?? addSupportMinutes(at, answerMinutes, calendar),
    runningSince: clocks.runningSince ?? at,
    solveDueAt:
      clocks.solveDueAt ?? addSupportMinutes(at, Math.max(0, solveMinutes - clocks.spentMinutes), calendar),
  };
};

/** Returns the clocks after the case left our hands. `isAnswered` is true if the customer got an answer with it. */
export const stopClocks = (
  clocks: CaseClocks,
  { at, calendar, isAnswered }: Omit<ClockContext, 'priority'> & { readonly isAnswered: boolean },
): CaseClocks => ({
  answerDueAt: null,
  firstAnsweredAt: clocks.firstAnsweredAt ?? (isAnswered ? at : null),
  spentMinutes:
    clocks.spentMinutes +
    (clocks.runningSince === null ? 0 : supportMinutesBetween(clocks.runningSince, at, calendar)),
  runningSince: null,
  solveDueAt: null,
});

/** Returns the clocks under another priority: deadlines that run move, counted from when the case came to us. */
export const reprioritize = (
  clocks: CaseClocks,
  { priority, calendar }: Omit<ClockContext, 'at'>,
): CaseClocks => {
  if (clocks.runningSince === null) return clocks;
  const { answerMinutes, solveMinutes } = caseTargets(priority);
  return {
    ...clocks,
    answerDueAt:
      clocks.answerDueAt === null ? null : addSupportMinutes(clocks.runningSince, answerMinutes, calendar),
    solveDueAt: addSupportMinutes(
      clocks.runningSince,
      Math.max(0, solveMinutes - clocks.spentMinutes),
      calendar,
    ),
  };
};

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one === null || other === null ? (one ?? other) : new Date(Math.min(one.getTime(), other.getTime()));

/** Returns the clocks of a case that `from`, a case that is ours, is merged into: both run, with the earlier deadlines. */
export const joinClocks = (clocks: CaseClocks, from: CaseClocks, context: ClockContext): CaseClocks => {
  const { runningSince, solveDueAt } = startClocks(clocks, context);
  return {
    ...clocks,
    answerDueAt: earlier(clocks.answerDueAt, from.answerDueAt),
    runningSince,
    solveDueAt: earlier(solveDueAt, from.solveDueAt),
  };
};

/** Returns the moment until which a message that comes at `at` is answered. */
export const answerPromise = (at: Date, calendar: SupportCalendar): Date =>
  addSupportMinutes(at, caseTargets('normal').answerMinutes, calendar);

/** Returns the moment to name to someone who writes at `at` into a case that is due at `due`: never earlier than for a new case. */
export const promiseOf = (due: Date | null, at: Date, calendar: SupportCalendar): Date => {
  const fresh = answerPromise(at, calendar);
  return due !== null && due > fresh ? due : fresh;
};
