import { isFederalHoliday } from '../../delivery/index.js';
import { hoursOn, type OpeningHours } from '../../installers/index.js';
import { nearestZoneInstant } from '../../time/index.js';

/** The counter of a warehouse, where buyers pick their tires up. It is closed on federal holidays and on days that staff name. */
export interface Counter {
  readonly hours: OpeningHours;
  /** `2026-12-24`. */
  readonly closedDays?: readonly string[] | undefined;
  /** IANA name. */
  readonly timeZone: string;
}

/** The time between opening and closing on one day. */
export interface CounterDay {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** Returns when a counter is open on a day (`2026-11-27`); null if it is closed. An unknown zone throws `RangeError`. */
export const counterDay = ({ hours, timeZone, closedDays = [] }: Counter, day: string): CounterDay | null => {
  const open = isFederalHoliday(day) || closedDays.includes(day) ? null : hoursOn(day, hours);
  if (open === null) return null;
  const opensAt = nearestZoneInstant(`${day}T${open.open}`, timeZone);
  const closesAt = nearestZoneInstant(`${day}T${open.close}`, timeZone);
  return opensAt === null || closesAt === null || closesAt <= opensAt ? null : { opensAt, closesAt };
};
