import { ok, refuse, type Result } from '../result/index.js';
import { EASTERN_ZONE } from './eastern-format.js';
import { zoneInstant } from './zone-instant.js';

const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * The instant at which a clock in New York shows `wall` (`2026-11-27T00:00`). Of an hour that comes twice, in the night when
 * summer time ends, the first one is meant, for beginnings and ends alike, so that what ends and what begins at the same
 * reading meet. Refused with `campaign.timeSkipped` for a reading that no clock shows, in the night when summer time
 * begins, and with `campaign.timeInvalid` for what is no time.
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
