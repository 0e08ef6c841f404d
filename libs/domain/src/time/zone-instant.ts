import { Temporal } from '@js-temporal/polyfill';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const MOST_DAYS = 1000;
const NS_PER_MS = 1_000_000;

const dayOf = (date: string): Temporal.PlainDate | null => {
  if (!DAY.test(date)) return null;
  try {
    return Temporal.PlainDate.from(date);
  } catch {
    return null; // `2026-02-31` is no calendar day.
  }
};

/** Returns the zone's offset from UTC for the whole day, in ms; null on a day when clocks change. */
const offsetOn = (day: Temporal.PlainDate, timeZone: string): number | null => {
  const start = day.toZonedDateTime(timeZone);
  const next = day.add({ days: 1 }).toZonedDateTime(timeZone);
  const isWhole =
    start.hour === 0 && start.minute === 0 && start.offsetNanoseconds === next.offsetNanoseconds;
  return isWhole ? start.offsetNanoseconds / NS_PER_MS : null;
};

// A zone lookup costs 0.1 ms, and shop calendars look up the same days all the time.
const offsets = new Map<string, number | null>();

const keptOffsetOn = (day: Temporal.PlainDate, timeZone: string): number | null => {
  const key = `${timeZone} ${day.toString()}`;
  const kept = offsets.get(key);
  if (kept !== undefined) return kept;
  if (offsets.size >= MOST_DAYS) offsets.clear();
  const offset = offsetOn(day, timeZone);
  offsets.set(key, offset);
  return offset;
};

const shownAt = (wall: string, timeZone: string): Date | null => {
  const reading = Temporal.PlainDateTime.from(wall);
  const moment = reading.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  return moment.toPlainDateTime().equals(reading) ? new Date(moment.epochMilliseconds) : null;
};

/**
 * Returns a reader for times (`09:00`) of one day (`2026-11-27`) in a zone, each like `zoneInstant`. Looks up the zone once for all of
 * them, unless its clocks change that day.
 */
export const zoneDayInstants = (date: string, timeZone: string): ((time: string) => Date | null) => {
  const day = dayOf(date);
  if (day === null) return () => null;
  const offset = keptOffsetOn(day, timeZone);
  return (time) => {
    if (!TIME.test(time)) return null;
    if (offset === null) return shownAt(`${date}T${time}`, timeZone);
    return new Date(Date.parse(`${date}T${time}:00Z`) - offset);
  };
};

/**
 * Returns the instant a clock in `timeZone` shows `wall` (`2026-11-27T00:00`), the first one if it occurs twice, when daylight saving time
 * ends. Null for a time that clocks skip when it begins, and for invalid text. An unknown zone throws `RangeError`.
 */
export const zoneInstant = (wall: string, timeZone: string): Date | null => {
  const [date = '', time = ''] = wall.split('T', 2);
  return wall === `${date}T${time}` ? zoneDayInstants(date, timeZone)(time) : null;
};

/**
 * Returns the instant a person most likely means by `wall` (`2026-11-27T00:00`, with or without seconds): like `zoneInstant`, but a time in
 * the hour skipped in March moves an hour later. Null for invalid text.
 */
export const nearestZoneInstant = (wall: string, timeZone: string): Date | null => {
  try {
    const moment = Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone);
    return new Date(moment.epochMilliseconds);
  } catch {
    return null;
  }
};

/** Returns the instant `day` (`2026-11-27`) begins in a zone. Throws `RangeError` if it is not a date. */
export const startOfZoneDay = (day: string, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);

/** Returns the midnight that ends `day` in a zone: the first moment after it. Throws `RangeError` if it is not a date. */
export const endOfZoneDay = (day: string, timeZone: string): Date => {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone);
  return new Date(next.epochMilliseconds);
};
