// Calendar days written as `2026-11-20`, without a time or a zone.

const MS_PER_DAY = 86_400_000;

/** Delivery dates ask for it twenty times a product page; the parser of dates takes five times as long. */
const utcMidnight = (isoDay: string): number =>
  Date.UTC(Number(isoDay.slice(0, 4)), Number(isoDay.slice(5, 7)) - 1, Number(isoDay.slice(8, 10)));

/** Returns the day `count` days after `isoDay`, before it if `count` is negative. */
export const dayAfter = (isoDay: string, count: number): string =>
  new Date(utcMidnight(isoDay) + count * MS_PER_DAY).toISOString().slice(0, 10);

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** True for the text of a day that exists: not for `2026-02-30`. */
export const isIsoDay = (text: string): boolean => ISO_DAY.test(text) && dayAfter(text, 0) === text;

/** Returns 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (isoDay: string): number => new Date(utcMidnight(isoDay)).getUTCDay();

const daysOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * Returns the same day `count` months after `isoDay`, or the last day of a month that is too short: `2028-02-29` is 12 months later
 * `2029-02-28`.
 */
export const monthsAfter = (isoDay: string, count: number): string => {
  const start = new Date(utcMidnight(isoDay));
  const months = start.getUTCFullYear() * 12 + start.getUTCMonth() + count;
  const [year, month] = [Math.floor(months / 12), ((months % 12) + 12) % 12];
  const day = Math.min(start.getUTCDate(), daysOfMonth(year, month));
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
};
