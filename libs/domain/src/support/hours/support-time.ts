import { dayAfter, EASTERN_ZONE, weekdayOf, zoneDayInstants, zoneMoment } from '../../time/index.js';
import type { OpenHours } from './support-hours.js';

/** The hours in which promises to customers run: a week from Sunday to Saturday, and the days on which support is closed. */
export interface SupportCalendar {
  readonly week: readonly (OpenHours | null)[];
  readonly holidays: readonly string[];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const MINUTE_MS = 60_000;
/** A calendar without an open hour ends here. */
const MOST_DAYS = 366;

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The open hours of a day in New York as instants; null if support is closed. */
const spanOf = (day: string, { week, holidays }: SupportCalendar): Span | null => {
  const hours = holidays.includes(day) ? null : (week[weekdayOf(day)] ?? null);
  if (hours === null) return null;
  const at = zoneDayInstants(day, EASTERN_ZONE);
  const from = at(clock(hours.from));
  // Midnight is the start of the next day.
  const to =
    hours.to === 24 ? zoneDayInstants(dayAfter(day, 1), EASTERN_ZONE)(clock(0)) : at(clock(hours.to));
  return from === null || to === null ? null : { from: from.getTime(), to: to.getTime() };
};

/**
 * Returns the moment `minutes` of support hours after `from`: at 5 pm of a day that closes at 7 pm, three hours end at 9 am of the next
 * day that opens at 8 am. If support doesn't open within a year, returns `from` plus that year.
 */
export const addSupportMinutes = (from: Date, minutes: number, calendar: SupportCalendar): Date => {
  const first = zoneMoment(from, EASTERN_ZONE).isoDay;
  let left = minutes * MINUTE_MS;
  for (let ahead = 0; ahead <= MOST_DAYS; ahead += 1) {
    const span = spanOf(dayAfter(first, ahead), calendar);
    if (span === null) continue;
    const start = Math.max(span.from, from.getTime());
    if (start >= span.to) continue;
    if (start + left <= span.to) return new Date(start + left);
    left -= span.to - start;
  }
  return new Date(from.getTime() + MOST_DAYS * 24 * 60 * MINUTE_MS);
};

/** Returns the minutes of support hours between two moments, in whole minutes; 0 if `to` isn't after `from`. At most a year is counted. */
export const supportMinutesBetween = (from: Date, to: Date, calendar: SupportCalendar): number => {
  const first = zoneMoment(from, EASTERN_ZONE).isoDay;
  const last = zoneMoment(to, EASTERN_ZONE).isoDay;
  let total = 0;
  for (let ahead = 0; ahead <= MOST_DAYS; ahead += 1) {
    const day = dayAfter(first, ahead);
    if (day > last) break;
    const span = spanOf(day, calendar);
    if (span !== null)
      total += Math.max(0, Math.min(span.to, to.getTime()) - Math.max(span.from, from.getTime()));
  }
  return Math.floor(total / MINUTE_MS);
};
