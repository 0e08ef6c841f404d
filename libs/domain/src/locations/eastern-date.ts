const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

/** The day of an instant where the company is, as it stands in sentences: `December 4, 2026`. */
export const easternDate = (instant: Date): string => DATE.format(instant);
