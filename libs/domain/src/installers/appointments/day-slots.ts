import type { DayHours } from '../shops/index.js';
import type { Appointment } from './appointment.js';

const HOUR = 60;
const TEN = 10 * HOUR;
const NOON = 12 * HOUR;
const FOUR_PM = 16 * HOUR;
const DROP_OFF_MINUTES = 2 * HOUR;

/** A shop's slots on an open day, each list in the order of the clock. */
export interface DaySlots {
  readonly waits: readonly { readonly startTime: string; readonly amOrPm: 'am' | 'pm' }[];
  readonly dropOffs: readonly { readonly amOrPm: 'am' | 'pm'; readonly from: string; readonly to: string }[];
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':');

const waitsOf = (open: number, close: number): DaySlots['waits'] => {
  const first = Math.ceil(open / HOUR) * HOUR;
  const count = Math.max(0, Math.floor((close - first) / HOUR));
  return Array.from({ length: count }, (_, at) => first + at * HOUR).map((start) => ({
    startTime: timeOf(start),
    amOrPm: start < NOON ? 'am' : 'pm',
  }));
};

const dropOffsOf = (open: number, close: number): DaySlots['dropOffs'] => {
  const opens = open < TEN ? [{ amOrPm: 'am' as const, from: open }] : [];
  const noon = open <= NOON && close >= FOUR_PM ? [{ amOrPm: 'pm' as const, from: NOON }] : [];
  return [...opens, ...noon]
    .map(({ amOrPm, from }) => ({ amOrPm, from, to: from + DROP_OFF_MINUTES }))
    .filter(({ to }) => to <= close)
    .map(({ amOrPm, from, to }) => ({ amOrPm, from: timeOf(from), to: timeOf(to) }));
};

/**
 * Returns a shop's slots on a day with these hours. Customers may wait from each full hour, the last one an hour before closing. Cars are
 * dropped off within two hours of an opening before 10:00, and from 12:00 to 14:00 if the shop closes at 16:00 or later; every window is
 * inside the hours. Source: spec section 4, an appointment has a start time or a drop-off window; the exact slots are our own.
 */
export const daySlots = (hours: DayHours | null): DaySlots => {
  if (hours === null) return { waits: [], dropOffs: [] };
  const [open, close] = [minutesOf(hours.open), minutesOf(hours.close)];
  return { waits: waitsOf(open, close), dropOffs: dropOffsOf(open, close) };
};

/** Returns a day's slots as appointments at a shop, waiting ones first. */
export const appointmentsOfDay = (
  installer: string,
  date: string,
  { waits, dropOffs }: DaySlots,
): Appointment[] => [
  ...waits.map((wait) => ({ installer, date, isDropOff: false, ...wait, dropOffWindow: null })),
  ...dropOffs.map(({ amOrPm, ...dropOffWindow }) => ({
    installer,
    date,
    isDropOff: true,
    amOrPm,
    startTime: null,
    dropOffWindow,
  })),
];
