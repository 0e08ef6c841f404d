const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

/** `March 3, 2026`, as the day is in New York. */
export const dayWords = (instant: string): string => DAY.format(new Date(instant));
