import { easternFormat, lowerHalf } from '../../time/index.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The time until a sale ends, as a bar shows it: `2 days 14:08` in hours and minutes, `14:08 h` on the last day, and `12:41` in
 * minutes and seconds in the last hour; nothing once it is over. Cut down, never rounded up: it does not promise what is not left.
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
 * When something ends, by its last minute as people say it: `Sat, Nov 28, 11:59 pm ET` for what ends with midnight. `endsAt` is
 * the first moment that no longer counts.
 */
export const lastMinuteWords = (endsAt: Date): string =>
  `${lowerHalf(LAST_MINUTE.format(new Date(endsAt.getTime() - MINUTE_MS)))} ET`;

const MOMENT = easternFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** The day on which something begins, as people in New York say it: `Friday, November 27, 2026`. */
export const firstDayWords = (startsAt: Date): string => MOMENT.format(startsAt);
