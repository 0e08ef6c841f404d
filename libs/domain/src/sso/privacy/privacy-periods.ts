const DAY_MS = 24 * 60 * 60_000;

/** Days in which somebody may take back the wish to be forgotten. */
export const ERASURE_GRACE_DAYS = 14;
/** Days for which a copy of somebody's data can be downloaded. */
export const EXPORT_DAYS = 7;
/** Copies that an account may ask for within a day. */
export const EXPORTS_A_DAY = 2;
/** What somebody types to confirm that they want to be forgotten. */
export const ERASURE_WORD = 'ERASE';

/** The first moment at which an erasure asked for at `askedAt` begins. */
export const erasureDueAt = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + ERASURE_GRACE_DAYS * DAY_MS);

/** When a blocked erasure is looked at again: a day after `now`. */
export const erasureRetryAt = (now: Date): Date => new Date(now.getTime() + DAY_MS);

/** The end of the download of a copy that was finished at `finishedAt`. */
export const exportExpiresAt = (finishedAt: Date): Date =>
  new Date(finishedAt.getTime() + EXPORT_DAYS * DAY_MS);

/** Whether what somebody typed confirms an erasure; case and blanks around it do not matter. */
export const confirmsErasure = (typed: string): boolean => typed.trim().toUpperCase() === ERASURE_WORD;
