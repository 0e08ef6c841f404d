import { EASTERN_ZONE } from './eastern-format.js';
import { zoneWall } from './zone-wall.js';

/** What a clock on a wall in New York shows at `instant`, to the minute: `2026-11-27T00:00`. */
export const easternWall = (instant: Date): string => zoneWall(instant, EASTERN_ZONE);

/** The same to the second: `2026-11-27T00:00:00`. */
export const easternWallSecond = (instant: Date): string =>
  `${easternWall(instant)}:${String(instant.getUTCSeconds()).padStart(2, '0')}`;
