import { EASTERN_ZONE } from './eastern-format.js';
import { zoneWall } from './zone-wall.js';

/** Returns the New York clock time at `instant`, to the minute: `2026-11-27T00:00`. */
export const easternWall = (instant: Date): string => zoneWall(instant, EASTERN_ZONE);

/** Returns the New York clock time to the second: `2026-11-27T00:00:00`. */
export const easternWallSecond = (instant: Date): string =>
  `${easternWall(instant)}:${String(instant.getUTCSeconds()).padStart(2, '0')}`;
