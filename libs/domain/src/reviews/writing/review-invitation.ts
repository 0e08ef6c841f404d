/** The times at which buyers are asked about tires. */
export const INVITATION_STAGES = ['month', 'halfYear', 'year'] as const;
export type InvitationStage = (typeof INVITATION_STAGES)[number];

const DAYS: Readonly<Record<InvitationStage, number>> = { month: 30, halfYear: 182, year: 365 };

/** An order that was due for so many days without being asked about is left alone: nobody is asked about tires of long ago. */
export const INVITATION_LATE_DAYS = 14;

/** Returns after how many days from the delivery buyers are asked. */
export const invitationDays = (stage: InvitationStage): number => DAYS[stage];

/** The state of the review that a buyer has of a line; null without one. */
export type KnownReview = 'published' | 'other' | null;

/**
 * Returns what a buyer is asked at a stage: `write` for a first review, `update` for how a published one holds after more miles, or nothing.
 * Nobody is asked for a review that a moderator has, rejected or asks about.
 */
export const invitationFor = (stage: InvitationStage, review: KnownReview): 'write' | 'update' | null => {
  if (review === null) return 'write';
  return review === 'published' && stage !== 'month' ? 'update' : null;
};
