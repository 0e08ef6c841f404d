import { easternDay, easternTime } from '@simpletread/domain';

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

const atNoon = (isoDay: string): Date => new Date(`${isoDay}T12:00:00Z`);

const HALF_A_YEAR_MS = 180 * 86_400_000;

/** Returns `Mon, Nov 23` for `2026-11-23`; with its year if it is half a year or more from `today`. */
export const dayWords = (isoDay: string, today = isoDay): string => {
  const isFar = Math.abs(atNoon(isoDay).getTime() - atNoon(today).getTime()) >= HALF_A_YEAR_MS;
  return (isFar ? DAY_OF_YEAR : DAY).format(atNoon(isoDay));
};

/** Returns `Monday`. */
export const weekdayWord = (isoDay: string): string => WEEKDAY.format(atNoon(isoDay));

/** Returns `Nov 18` in Eastern time, like all instants. */
export const dateWords = (instant: string): string => easternDay(instant);

/** Returns `11:12 am ET`. */
export const timeWords = (instant: string): string => easternTime(instant);

/** Returns `Nov 18, 10:42 am ET`. */
export const momentWords = (instant: string): string => `${dateWords(instant)}, ${timeWords(instant)}`;

/** Returns `12:41` for the remaining seconds; `0:00` for none. */
export const clockWords = (seconds: number): string => {
  const left = Math.max(0, Math.floor(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
};
