import { dayAfter, EASTERN_ZONE, weekdayOf, zoneMoment } from '../../time/index.js';

export type SupportTeam = 'general' | 'fleet';

export interface OpenHours {
  readonly from: number;
  readonly to: number;
}

/** A team's hours from Sunday to Saturday, whole hours in New York; null when closed. */
export const SUPPORT_HOURS: { readonly [T in SupportTeam]: readonly (OpenHours | null)[] } = {
  general: [
    null,
    { from: 8, to: 19 },
    { from: 8, to: 19 },
    { from: 8, to: 19 },
    { from: 8, to: 19 },
    { from: 8, to: 19 },
    { from: 9, to: 17 },
  ],
  fleet: [
    null,
    { from: 8, to: 18 },
    { from: 8, to: 18 },
    { from: 8, to: 18 },
    { from: 8, to: 18 },
    { from: 8, to: 18 },
    null,
  ],
};

/** A team's status and its next change: `open until 7 pm ET`, `opens Monday 8 am ET`. */
export interface SupportStatus {
  readonly isOpen: boolean;
  readonly nextChange: string;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DAYS_LOOKED_AHEAD = 60;
const DAYS_IN_WEEK = 7;

const hourText = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'am' : 'pm'} ET`;

const dayText = (isoDay: string, daysAhead: number): string => {
  if (daysAhead === 0) return 'today';
  const weekday = WEEKDAYS[weekdayOf(isoDay)] ?? '';
  return daysAhead < DAYS_IN_WEEK
    ? weekday
    : `${weekday} ${Number(isoDay.slice(5, 7))}/${Number(isoDay.slice(8))}`;
};

/**
 * Returns a support team's status at `now`: Monday to Friday 8 am to 7 pm ET and Saturday 9 am to 5 pm ET; the fleet team Monday to Friday
 * 8 am to 6 pm ET; closed on `holidays` (days in New York as `2026-11-26`). Open from the first minute up to but not including the last.
 * Hours set by staff, from Sunday to Saturday, replace the team’s. Source: spec section 1.
 */
export const supportHours = (
  now: Date,
  holidays: readonly string[] = [],
  team: SupportTeam | readonly (OpenHours | null)[] = 'general',
): SupportStatus => {
  const { isoDay, hour } = zoneMoment(now, EASTERN_ZONE);
  const week = typeof team === 'string' ? SUPPORT_HOURS[team] : team;
  const hoursOn = (day: string): OpenHours | null =>
    holidays.includes(day) ? null : (week[weekdayOf(day)] ?? null);
  const today = hoursOn(isoDay);
  if (today && hour >= today.from && hour < today.to) {
    return { isOpen: true, nextChange: `open until ${hourText(today.to)}` };
  }
  for (let daysAhead = 0; daysAhead <= DAYS_LOOKED_AHEAD; daysAhead += 1) {
    const day = dayAfter(isoDay, daysAhead);
    const hours = hoursOn(day);
    const isStillToCome = daysAhead > 0 || (hours !== null && hour < hours.from);
    if (hours && isStillToCome) {
      return { isOpen: false, nextChange: `opens ${dayText(day, daysAhead)} ${hourText(hours.from)}` };
    }
  }
  return { isOpen: false, nextChange: 'closed until further notice' };
};

/** Returns the hours of a support team on the day of `now` in New York; null if it is closed all day. Arguments as for `supportHours`. */
export const supportDay = (
  now: Date,
  holidays: readonly string[] = [],
  team: SupportTeam | readonly (OpenHours | null)[] = 'general',
): OpenHours | null => {
  const { isoDay } = zoneMoment(now, EASTERN_ZONE);
  const week = typeof team === 'string' ? SUPPORT_HOURS[team] : team;
  return holidays.includes(isoDay) ? null : (week[weekdayOf(isoDay)] ?? null);
};

/** True if a support team is open at `now`. */
export const isSupportOpen = (
  now: Date,
  holidays: readonly string[] = [],
  team: SupportTeam = 'general',
): boolean => supportHours(now, holidays, team).isOpen;
