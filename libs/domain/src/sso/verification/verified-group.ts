/** Groups that an outside partner verifies [R1.10]. */
export const VERIFIED_GROUPS = ['military', 'student', 'teacher'] as const;

export type VerifiedGroup = (typeof VERIFIED_GROUPS)[number];

const VALID_DAYS = 365;
const DAY_MS = 86_400_000;

/** Returns the end of a verification from `at`: one year, because people leave school and service. */
export const verifiedUntil = (at: Date): Date => new Date(at.getTime() + VALID_DAYS * DAY_MS);
