/** The times at which buyers are asked about tires. */
export const INVITATION_STAGES = ['month', 'halfYear', 'year'] as const;
export type InvitationStage = (typeof INVITATION_STAGES)[number];

const DAYS: Readonly<Record<InvitationStage, number>> = { month: 30, halfYear: 182, year: 365 };

/** Orders that have been due for longer are skipped, so a server that starts late asks nobody about old purchases. */
export const INVITATION_LATE_DAYS = 14;

/** Returns the days from delivery to the question. */
export const invitationDays = (stage: InvitationStage): number => DAYS[stage];

/** The state of a buyer's review of a line; null without one. */
export type KnownReview = 'published' | 'other' | null;

/**
 * Returns the question to a buyer at a stage: `write` for a first review, `update` for more miles on a published one, or null. Buyers whose
 * review is waiting, rejected or withdrawn aren't asked.
 */
export const invitationFor = (stage: InvitationStage, review: KnownReview): 'write' | 'update' | null => {
  if (review === null) return 'write';
  return review === 'published' && stage !== 'month' ? 'update' : null;
};
