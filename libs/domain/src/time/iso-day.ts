// Calendar days written as `2026-11-20`, without a time or a zone.

const MS_PER_DAY = 86_400_000;

const utcMidnight = (isoDay: string): number => Date.parse(`${isoDay}T00:00:00Z`);

/** Returns the day `count` days after `isoDay`, before it if `count` is negative. */
export const dayAfter = (isoDay: string, count: number): string =>
  new Date(utcMidnight(isoDay) + count * MS_PER_DAY).toISOString().slice(0, 10);

/** Returns 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (isoDay: string): number => new Date(utcMidnight(isoDay)).getUTCDay();
