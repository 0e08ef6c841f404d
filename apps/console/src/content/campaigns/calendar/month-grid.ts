import { dayAfter } from '@simpletread/domain';

import { easternDay } from '../../../shell/time/index.js';
import type { CalendarItem } from './calendar-item.js';

const WEEK = 7;
const NOON = 'T12:00:00Z';

const weekdayOf = (day: string): number => new Date(`${day}${NOON}`).getUTCDay();

/** `2026-11` of a moment, in the East. */
export const monthOf = (moment: Date): string => easternDay(moment).slice(0, 7);

/** The month `count` months after `month`. */
export const shiftMonth = (month: string, count: number): string => {
  const date = new Date(`${month}-01${NOON}`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
};

/** `November 2026`. */
export const monthName = (month: string): string =>
  new Date(`${month}-01${NOON}`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The weeks that hold a day of `month` (`2026-11`), from Sunday to Saturday. */
export const weeksOf = (month: string): readonly (readonly string[])[] => {
  const first = `${month}-01`;
  const after = `${shiftMonth(month, 1)}-01`;
  const start = dayAfter(first, -weekdayOf(first));
  const weeks: string[][] = [];
  for (let day = start; day < after; day = dayAfter(day, WEEK))
    weeks.push(Array.from({ length: WEEK }, (_, index) => dayAfter(day, index)));
  return weeks;
};

export interface Segment {
  readonly item: CalendarItem;
  /** Columns of its first and last day in the week, from 0. */
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  readonly doesStart: boolean;
  readonly doesEnd: boolean;
}

const byPlace = (a: CalendarItem, b: CalendarItem): number =>
  a.firstDay.localeCompare(b.firstDay) || b.lastDay.localeCompare(a.lastDay) || a.key.localeCompare(b.key);

/** The items of a week, each in the first lane free on all of its days. */
export const segmentsOf = (week: readonly string[], items: readonly CalendarItem[]): readonly Segment[] => {
  const [sunday = '', saturday = ''] = [week[0], week[WEEK - 1]];
  const busyTo: number[] = [];
  return items
    .filter(({ firstDay, lastDay }) => firstDay <= saturday && lastDay >= sunday)
    .sort(byPlace)
    .map((item) => {
      const doesStart = item.firstDay >= sunday;
      const doesEnd = item.lastDay <= saturday;
      const from = doesStart ? week.indexOf(item.firstDay) : 0;
      const to = doesEnd ? week.indexOf(item.lastDay) : WEEK - 1;
      const free = busyTo.findIndex((end) => end < from);
      const lane = free === -1 ? busyTo.length : free;
      busyTo[lane] = to;
      return { item, from, to, lane, doesStart, doesEnd };
    });
};
