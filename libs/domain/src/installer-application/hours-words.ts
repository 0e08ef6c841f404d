import { type OpeningHours, type Weekday, WEEKDAYS } from './opening-hours.js';

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** `8:30 am` of `08:30`. */
const clockWords = (time: string): string => {
  const [hour = '0', minute = '00'] = time.split(':');
  const twelve = Number(hour) % 12 === 0 ? 12 : Number(hour) % 12;
  return `${twelve}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
};

/** The opening hours of a shop, day by day, in its own time. */
export const hoursWords = (hours: OpeningHours): readonly (readonly [day: string, words: string])[] =>
  WEEKDAYS.map((day) => {
    const open = hours[day];
    const words = open === null ? 'closed' : `${clockWords(open.open)} to ${clockWords(open.close)}`;
    return [WEEKDAY_NAMES[day], words];
  });
