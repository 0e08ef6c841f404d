import { ok, refuse, type Result } from '../../result/index.js';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** When a shop is open on a day: `HH:MM` in its own time, from 00:00 to 23:59. */
export interface DayHours {
  readonly open: string;
  readonly close: string;
}

/** A week of a shop; a day it is closed is null. */
export type OpeningHours = Readonly<Record<Weekday, DayHours | null>>;

const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const DAY = new RegExp(`^(${TIME})-(${TIME})$`);

/** The one text a day is sent as: `08:00-17:30`, or `closed`. `parseDayHours` reads it back. */
export const dayHoursText = (hours: DayHours | null): string =>
  hours === null ? 'closed' : `${hours.open}-${hours.close}`;

/**
 * Reads a day: `closed`, or two times of which the second is the later one. Refuses with `installer.hoursInvalid`; a shop that
 * is open past midnight is none that mounts tires.
 */
export const parseDayHours = (text: string): Result<DayHours | null, 'installer.hoursInvalid'> => {
  const written = text.trim();
  if (written === 'closed') return ok(null);
  const [, open = '', close = ''] = DAY.exec(written) ?? [];
  return open < close ? ok({ open, close }) : refuse('installer.hoursInvalid');
};

/** Refuses with `installer.neverOpen` a week without a day that is open. */
export const checkWeek = (hours: OpeningHours): Result<OpeningHours, 'installer.neverOpen'> =>
  WEEKDAYS.some((day) => hours[day] !== null) ? ok(hours) : refuse('installer.neverOpen');
