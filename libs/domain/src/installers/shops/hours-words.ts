import { clockWords } from '../../time/index.js';
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

/** Returns a shop's opening hours day by day, in its own time. */
export const hoursWords = (hours: OpeningHours): readonly (readonly [day: string, words: string])[] =>
  WEEKDAYS.map((day) => {
    const open = hours[day];
    const words = open === null ? 'closed' : `${clockWords(open.open)} to ${clockWords(open.close)}`;
    return [WEEKDAY_NAMES[day], words];
  });
