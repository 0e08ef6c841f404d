import { easternFormat, lowerHalf } from './eastern-format.js';

const TIME = easternFormat({ hour: 'numeric', minute: '2-digit' });
const SHORT_DAY = easternFormat({ month: 'short', day: 'numeric' });
const SHORT_DATE = easternFormat({ dateStyle: 'medium' });
const WEEKDAY = easternFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const DATE = easternFormat({ dateStyle: 'long' });
const MOMENT = easternFormat({ dateStyle: 'long', timeStyle: 'short' });

/** An instant, or its text in a reply. */
type Moment = Date | string;

/** Returns `3:42 pm`, for places where all times are Eastern. */
export const easternClock = (instant: Moment): string => lowerHalf(TIME.format(new Date(instant)));

/** Returns `3:42 pm ET`. */
export const easternTime = (instant: Moment): string => `${easternClock(instant)} ET`;

/** Returns `Nov 20`, for the day in Eastern time. */
export const easternDay = (instant: Moment): string => SHORT_DAY.format(new Date(instant));

/** Returns `Nov 20, 2026`. */
export const easternDayOfYear = (instant: Moment): string => SHORT_DATE.format(new Date(instant));

/** Returns `Friday, November 20`. */
export const easternWeekday = (instant: Moment): string => WEEKDAY.format(new Date(instant));

/** Returns an instant's day for sentences: `December 4, 2026`. */
export const easternDate = (instant: Moment): string => DATE.format(new Date(instant));

/** Returns `November 20, 2026 at 3:42 pm ET`, for letters. */
export const easternMoment = (instant: Moment): string => `${lowerHalf(MOMENT.format(new Date(instant)))} ET`;
