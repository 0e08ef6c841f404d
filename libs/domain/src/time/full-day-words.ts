const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** Returns a calendar day, `2026-12-01`, in full: `Tuesday, December 1, 2026`. */
export const fullDayWords = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));
