import { ok, refuse, type Result } from '../result/index.js';
import { EASTERN_ZONE } from './eastern-format.js';
import { zoneInstant } from './zone-instant.js';

const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * Returns the instant a New York clock shows `wall` (`2026-11-27T00:00`). If an hour occurs twice, when daylight saving time ends, it is
 * the first one, for starts and ends alike, so windows with the same time meet. Refuses a time that clocks skip when daylight saving time
 * begins with `campaign.timeSkipped`, and invalid text with `campaign.timeInvalid`.
 */
export const easternInstant = (
  wall: string,
): Result<Date, 'campaign.timeInvalid' | 'campaign.timeSkipped'> => {
  const asUtc = WALL.test(wall) ? Date.parse(`${wall}:00Z`) : Number.NaN;
  const isTime = !Number.isNaN(asUtc) && new Date(asUtc).toISOString().startsWith(wall);
  if (!isTime) return refuse('campaign.timeInvalid', { time: wall });
  const instant = zoneInstant(wall, EASTERN_ZONE);
  return instant === null ? refuse('campaign.timeSkipped', { time: wall }) : ok(instant);
};
