import { ok, refuse, type Result } from '../../result/index.js';
import { dayAfter, shortDayWords, zoneMoment } from '../../time/index.js';
import { type Counter, counterDay } from './counter.js';
import { PREPARING_MINUTES } from './ready-by.js';

/** Days that a counter can be closed in a row: tires that wait there are held for 14. Our own figure. */
export const MOST_CLOSED_IN_A_ROW = 14;

/** Days ahead in which buyers see that a counter is closed. Our own figure. */
const SHOWN_DAYS = 30;

/** Days ahead that are checked, and that closed days can name. Our own figure: about a year. */
const CHECKED_DAYS = 400;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** True if a day of `08:00` to `18:00` is long enough to set tires aside on it. With shorter ones, no time could be promised. */
export const isOpenLongEnough = ({
  open,
  close,
}: {
  readonly open: string;
  readonly close: string;
}): boolean => minutesOf(close) - minutesOf(open) >= PREPARING_MINUTES;

/** Returns the first day of a stretch that is too long; null for none. */
const closedTooLongFrom = (counter: Counter, today: string): string | null => {
  let closed = 0;
  for (let days = 0; days < CHECKED_DAYS; days += 1) {
    closed = counterDay(counter, dayAfter(today, days)) === null ? closed + 1 : 0;
    if (closed > MOST_CLOSED_IN_A_ROW) return dayAfter(today, days - MOST_CLOSED_IN_A_ROW);
  }
  return null;
};

/**
 * Checks hours and closed days that staff set. Refuses with `counter.closedTooLong` if the counter would be closed for more than 14 days in a
 * row within about a year of `now`, which no promise to a buyer could bridge, and with `counter.dayTooFar` for closed days after that year.
 */
export const checkCounter = (
  counter: Counter,
  now: Date,
): Result<null, 'counter.closedTooLong' | 'counter.dayTooFar'> => {
  const today = zoneMoment(now, counter.timeZone).isoDay;
  const last = dayAfter(today, CHECKED_DAYS);
  const tooFar = counter.closedDays?.find((day) => day > last);
  if (tooFar !== undefined) return refuse('counter.dayTooFar', { day: tooFar, days: CHECKED_DAYS });
  const from = closedTooLongFrom(counter, today);
  return from === null
    ? ok(null)
    : refuse('counter.closedTooLong', { day: shortDayWords(from), days: MOST_CLOSED_IN_A_ROW });
};

/**
 * Returns when an order is ready that was promised for `readyBy`, after its counter has other hours: at the same time if the counter is open
 * then, otherwise when it opens next. Promises of the past stay as they are. Throws `RangeError` for a counter that never opens.
 */
export const keptPickupTime = (readyBy: Date, counter: Counter, now: Date): Date => {
  if (readyBy <= now) return readyBy;
  const day = zoneMoment(readyBy, counter.timeZone).isoDay;
  for (let days = 0; days <= CHECKED_DAYS; days += 1) {
    const open = counterDay(counter, dayAfter(day, days));
    if (open === null || open.closesAt <= readyBy) continue;
    return open.opensAt > readyBy ? open.opensAt : readyBy;
  }
  throw new RangeError('a counter that never opens');
};

/** Returns the days in the next 30 on which a counter is closed beside its weekly hours and federal holidays, in order. */
export const closedDaysAhead = (
  { closedDays = [], timeZone }: Omit<Counter, 'hours'>,
  now: Date,
): string[] => {
  const today = zoneMoment(now, timeZone).isoDay;
  const last = dayAfter(today, SHOWN_DAYS);
  return [...new Set(closedDays)].filter((day) => day >= today && day <= last).sort();
};

/** Returns closed days in words, as `Closed Thu, Dec 24, Sat, Dec 26`; empty for none. */
export const closedDaysWords = (closedDays: readonly string[] | undefined): string =>
  closedDays === undefined || closedDays.length === 0
    ? ''
    : `Closed ${closedDays.map(shortDayWords).join(', ')}`;
