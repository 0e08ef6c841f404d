import type { ShopRow } from './shop-row.js';

type Hours = ShopRow['hours'];

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies readonly (keyof Hours)[];
const NAMES: Readonly<Record<(typeof DAYS)[number], string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** `8:30 am` of `08:30`. */
const clockText = (time: string): string => {
  const [hour = '0', minute = '00'] = time.split(':');
  const twelve = Number(hour) % 12 === 0 ? 12 : Number(hour) % 12;
  return `${twelve}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
};

/** The opening hours of a shop, day by day, in its own time. */
export const hoursText = (hours: Hours): readonly (readonly [day: string, text: string])[] =>
  DAYS.map((day) => {
    const open = hours[day];
    return [NAMES[day], open === null ? 'closed' : `${clockText(open.open)} to ${clockText(open.close)}`];
  });
