export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const YEAR = 365 * DAY;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Returns seconds in words: months from a year on, days from two on, otherwise hours or minutes. */
export const lifetimeWords = (seconds: number): string => {
  if (seconds >= YEAR) return counted(Math.round((seconds / YEAR) * 12), 'month');
  if (seconds >= 2 * DAY) return counted(Math.round(seconds / DAY), 'day');
  return seconds >= HOUR
    ? counted(Math.round(seconds / HOUR), 'hour')
    : counted(Math.round(seconds / MINUTE), 'minute');
};
