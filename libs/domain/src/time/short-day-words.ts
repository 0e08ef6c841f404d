const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Returns a calendar day, `2026-12-01`, in short: `Tue, Dec 1`. */
export const shortDayWords = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));
