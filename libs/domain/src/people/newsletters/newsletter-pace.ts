/** Recipients of one step of sending, and the time between two steps. */
export const NEWSLETTER_STEP = { recipients: 100, everyMs: 10_000 } as const;

/** Days in which orders and departures count for the newsletter before them. */
export const NEWSLETTER_DAYS = 7;

/** Weeks into the future that a newsletter can be scheduled. */
export const NEWSLETTER_WEEKS_AHEAD = 26;

/** Returns the minutes that sending takes, at least one. */
export const sendingMinutes = (recipients: number): number =>
  Math.max(
    1,
    Math.ceil((Math.ceil(recipients / NEWSLETTER_STEP.recipients) * NEWSLETTER_STEP.everyMs) / 60_000),
  );
