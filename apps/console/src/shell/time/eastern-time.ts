import {
  EASTERN_ZONE,
  easternClock,
  easternDay as easternShortDay,
  easternDayOfYear,
  easternFormat,
  lowerHalf,
  startOfZoneDay,
} from '@simpletread/domain';

const exactTime = easternFormat({ hour: 'numeric', minute: '2-digit', second: '2-digit' });
const year = easternFormat({ year: 'numeric' });
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: EASTERN_ZONE });

/** `10:17 am`, in Eastern time as everything here. */
export const timeText = easternClock;

/** `10:17:19 am`. */
export const exactTimeText = (instant: string | Date): string =>
  lowerHalf(exactTime.format(new Date(instant)));

/** `Nov 18`; with the year when it is not that of `now`. */
export const dayText = (instant: string | Date, now: Date): string => {
  const date = new Date(instant);
  return (year.format(date) === year.format(now) ? easternShortDay : easternDayOfYear)(date);
};

/** `2026-11-20`: the day on the wall in the East. */
export const easternDay = (instant: string | Date): string => isoDay.format(new Date(instant));

/** The time of today, the day of all else. */
export const briefText = (instant: string, now: Date): string =>
  easternDay(instant) === easternDay(now) ? timeText(instant) : dayText(instant, now);

/** `Nov 18, 10:17 am`. */
export const dayTimeText = (instant: string, now: Date): string =>
  `${dayText(instant, now)}, ${timeText(instant)}`;

/** The instant at which `day` (`2026-11-20`) begins in the East. */
export const startOfEasternDay = (day: string): Date => startOfZoneDay(day, EASTERN_ZONE);

const hour = easternFormat({ hour: 'numeric', hourCycle: 'h23' });

/** The hour on the wall in the East, 0 to 23. */
export const easternHour = (instant: Date): number => Number(hour.format(instant));
