import { type CaseState, isSolvedLately } from './case-state.js';

/** A case that a message points to. */
export interface PointedCase {
  readonly id: string;
  readonly mailbox: string;
  readonly state: CaseState;
  readonly solvedAt: Date | null;
}

/** The place of a message: a case it joins, or a new case, with the earlier one and whether a stranger pointed to it. */
export type ThreadPlace =
  | { readonly kind: 'join'; readonly caseId: string }
  | { readonly kind: 'new'; readonly followsId: string | null; readonly isStranger: boolean };

/**
 * Returns the place of a message from `mailbox` that points to a case by its reply address or by the mail it answers. Only the mailbox of
 * the case joins it: a forwarded reply address gives nobody else a voice in the thread. An answer to a case that is closed begins a new one.
 */
export const placeInThread = (
  pointed: PointedCase | null,
  { mailbox, now }: { readonly mailbox: string; readonly now: Date },
): ThreadPlace => {
  if (pointed === null) return { kind: 'new', followsId: null, isStranger: false };
  if (pointed.mailbox !== mailbox) return { kind: 'new', followsId: pointed.id, isStranger: true };
  const { id, state, solvedAt } = pointed;
  const isOver = state === 'closed' || (state === 'solved' && !isSolvedLately(solvedAt, now));
  return isOver ? { kind: 'new', followsId: id, isStranger: false } : { kind: 'join', caseId: id };
};
