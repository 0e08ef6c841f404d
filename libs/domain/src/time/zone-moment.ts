import { zoneWall } from './zone-wall.js';

/** A moment as the clock on a wall somewhere shows it. */
export interface ZoneMoment {
  /** `2026-11-20`. */
  readonly isoDay: string;
  /** 0 to 23. */
  readonly hour: number;
}

/** Reads the wall clock of an IANA time zone at an instant; an unknown zone throws `RangeError`. */
export const zoneMoment = (instant: Date, timeZone: string): ZoneMoment => {
  const wall = zoneWall(instant, timeZone);
  return { isoDay: wall.slice(0, 10), hour: Number(wall.slice(11, 13)) };
};
