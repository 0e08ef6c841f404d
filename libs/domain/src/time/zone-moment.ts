import { zoneWall } from './zone-wall.js';

/** A moment as a clock in some zone shows it. */
export interface ZoneMoment {
  /** `2026-11-20`. */
  readonly isoDay: string;
  /** 0 to 23. */
  readonly hour: number;
}

/** Returns an IANA time zone's clock time at an instant; an unknown zone throws `RangeError`. */
export const zoneMoment = (instant: Date, timeZone: string): ZoneMoment => {
  const wall = zoneWall(instant, timeZone);
  return { isoDay: wall.slice(0, 10), hour: Number(wall.slice(11, 13)) };
};
