/** A moment as the clock on a wall in New York shows it. */
export interface EasternMoment {
  /** `2026-11-20`. */
  readonly isoDay: string;
  readonly minuteOfDay: number;
}

const MS_PER_DAY = 86_400_000;
const EASTERN = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Reads the wall clock of America/New_York at an instant, daylight saving included. */
export const easternMoment = (instant: Date): EasternMoment => {
  const parts = Object.fromEntries(EASTERN.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    isoDay: `${parts['year']}-${parts['month']}-${parts['day']}`,
    minuteOfDay: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
};

const utcMidnight = (isoDay: string): number => Date.parse(`${isoDay}T00:00:00Z`);

/** The day `count` days after `isoDay`. */
export const dayAfter = (isoDay: string, count: number): string =>
  new Date(utcMidnight(isoDay) + count * MS_PER_DAY).toISOString().slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (isoDay: string): number => new Date(utcMidnight(isoDay)).getUTCDay();
