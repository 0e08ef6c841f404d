import { type CasePriority, MOST_CASE_TAGS } from './case-facts.js';
import { type CaseState, UNSOLVED_CASES } from './case-state.js';

/** One change for several cases. Fields that are left out stay. */
export interface CaseRun {
  /** Null to unassign them. */
  readonly ownerId?: string | null;
  readonly priority?: CasePriority;
  /** Added to those that a case has. */
  readonly tags: readonly string[];
  readonly isNoted: boolean;
  readonly isAnswered: boolean;
  readonly isSolved: boolean;
}

/** A case before the change. */
export interface CaseBefore {
  readonly state: CaseState;
  readonly ownerId: string | null;
  readonly priority: CasePriority;
  readonly tags: readonly string[];
  /** True if an answer has somewhere to go. */
  readonly hasAddress: boolean;
}

export type CaseRefusal = 'closed' | 'noAddress' | 'tagsFull' | 'unchanged';

/** The effects of a change on one case, or why it has none. */
export type CasePlan =
  | { readonly refusal: CaseRefusal }
  | {
      readonly refusal: null;
      /** Fields that get another value. */
      readonly change: {
        readonly ownerId?: string | null;
        readonly priority?: CasePriority;
        readonly tags?: string[];
      };
      readonly isNoted: boolean;
      readonly isAnswered: boolean;
      readonly isSolved: boolean;
    };

/** Returns the effects of `run` on a case: all of it, or nothing. */
export const planCaseRun = (before: CaseBefore, run: CaseRun): CasePlan => {
  const { state, ownerId, priority, tags, hasAddress } = before;
  if (state === 'closed') return { refusal: 'closed' };
  if (run.isAnswered && !hasAddress) return { refusal: 'noAddress' };
  const all = [...new Set([...tags, ...run.tags.map((tag) => tag.toLowerCase())])];
  if (all.length > MOST_CASE_TAGS) return { refusal: 'tagsFull' };
  const change = {
    ...(run.ownerId !== undefined && run.ownerId !== ownerId ? { ownerId: run.ownerId } : {}),
    ...(run.priority !== undefined && run.priority !== priority ? { priority: run.priority } : {}),
    ...(all.length > tags.length ? { tags: all } : {}),
  };
  const isSolved = run.isSolved && (run.isAnswered || UNSOLVED_CASES.includes(state));
  const { isNoted, isAnswered } = run;
  if (Object.keys(change).length === 0 && !isNoted && !isAnswered && !isSolved)
    return { refusal: 'unchanged' };
  return { refusal: null, change, isNoted, isAnswered, isSolved };
};
