import type { OpenHours } from './support-hours.js';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

const hourText = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'am' : 'pm'}`;

/** Returns the hours of a day, as `8 am to 7 pm ET`. */
export const openHoursText = ({ from, to }: OpenHours): string => `${hourText(from)} to ${hourText(to)} ET`;

/**
 * Returns a week of hours, given from Sunday to Saturday, as lines from Monday on: `Mon to Fri 8 am to 7 pm ET`, one for each run of days
 * with the same hours. Closed days are left out.
 */
export const supportWeekLines = (week: readonly (OpenHours | null)[]): string[] => {
  const runs = MONDAY_FIRST.reduce<{ first: number; last: number; text: string | null }[]>((all, day) => {
    const hours = week[day] ?? null;
    const text = hours === null ? null : openHoursText(hours);
    const before = all.at(-1);
    if (before?.text === text) return [...all.slice(0, -1), { ...before, last: day }];
    return [...all, { first: day, last: day, text }];
  }, []);
  return runs.flatMap(({ first, last, text }) => {
    const days = first === last ? DAYS[first] : `${DAYS[first]} to ${DAYS[last]}`;
    return text === null ? [] : [`${days} ${text}`];
  });
};
