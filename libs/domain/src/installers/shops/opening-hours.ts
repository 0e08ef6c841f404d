import { ok, refuse, type Result } from '../../result/index.js';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** A shop's hours on one day: `HH:MM` in its own time, from 00:00 to 23:59. */
export interface DayHours {
  readonly open: string;
  readonly close: string;
}

/** A shop's week; a closed day is null. */
export type OpeningHours = Readonly<Record<Weekday, DayHours | null>>;

const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const DAY = new RegExp(`^(${TIME})-(${TIME})$`);

/** Returns a day's one text form: `08:00-17:30`, or `closed`. `parseDayHours` reads it. */
export const dayHoursText = (hours: DayHours | null): string =>
  hours === null ? 'closed' : `${hours.open}-${hours.close}`;

/**
 * Reads a day: `closed`, or two times, the second one later. Refuses with `installer.hoursInvalid`. Shops that mount tires close before
 * midnight.
 */
export const parseDayHours = (text: string): Result<DayHours | null, 'installer.hoursInvalid'> => {
  const written = text.trim();
  if (written === 'closed') return ok(null);
  const [, open = '', close = ''] = DAY.exec(written) ?? [];
  return open < close ? ok({ open, close }) : refuse('installer.hoursInvalid');
};

/** Checks that a week has an open day. Refuses with `installer.neverOpen`. */
export const checkWeek = (hours: OpeningHours): Result<OpeningHours, 'installer.neverOpen'> =>
  WEEKDAYS.some((day) => hours[day] !== null) ? ok(hours) : refuse('installer.neverOpen');
