// The periods for temporary data on the server are in `apps/server/src/platform/retention/retention-days.ts`.
const DAY_MS = 24 * 60 * 60_000;

/** Days within which an erasure can be withdrawn. */
export const ERASURE_GRACE_DAYS = 14;
/** Days for which an export can be downloaded. */
export const EXPORT_DAYS = 7;
/** Exports an account may request per day. */
export const EXPORTS_A_DAY = 2;
/** The word that confirms an erasure. */
export const ERASURE_WORD = 'ERASE';

/** Returns the first moment an erasure requested at `askedAt` begins. */
export const erasureDueAt = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + ERASURE_GRACE_DAYS * DAY_MS);

/** Returns when a blocked erasure is checked again: a day after `now`. */
export const erasureRetryAt = (now: Date): Date => new Date(now.getTime() + DAY_MS);

/** Returns the end of the download of an export finished at `finishedAt`. */
export const exportExpiresAt = (finishedAt: Date): Date =>
  new Date(finishedAt.getTime() + EXPORT_DAYS * DAY_MS);

/** True if the typed text confirms an erasure, regardless of case and surrounding blanks. */
export const confirmsErasure = (typed: string): boolean => typed.trim().toUpperCase() === ERASURE_WORD;
