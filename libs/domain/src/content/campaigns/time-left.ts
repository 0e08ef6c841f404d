import { easternFormat, lowerHalf } from '../../time/index.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Returns the time until a sale ends, for a bar: `2 days 14:08` in hours and minutes, `14:08 h` on the last day, `12:41` in minutes and
 * seconds in the last hour, nothing once it is over. Always rounds down, so it never promises more time than is left.
 */
export const timeLeftWords = (leftMs: number): string => {
  if (leftMs <= 0) return '';
  const days = Math.floor(leftMs / DAY_MS);
  const hours = Math.floor((leftMs % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((leftMs % HOUR_MS) / MINUTE_MS);
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${two(hours)}:${two(minutes)}`;
  if (hours > 0) return `${hours}:${two(minutes)} h`;
  return `${two(minutes)}:${two(Math.floor((leftMs % MINUTE_MS) / SECOND_MS))}`;
};

const LAST_MINUTE = easternFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/**
 * Returns the last minute before an end as people say it: `Sat, Nov 28, 11:59 pm ET` for an end at midnight. `endsAt` is the first moment
 * that no longer counts.
 */
export const lastMinuteWords = (endsAt: Date): string =>
  `${lowerHalf(LAST_MINUTE.format(new Date(endsAt.getTime() - MINUTE_MS)))} ET`;

const MOMENT = easternFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** Returns the day something begins, in New York: `Friday, November 27, 2026`. */
export const firstDayWords = (startsAt: Date): string => MOMENT.format(startsAt);
