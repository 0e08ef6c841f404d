import { ok, refuse, type Result } from '../result/index.js';
import { EASTERN_ZONE } from './eastern-format.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** New York is four hours behind UTC in summer and five in winter; the summer's reading comes first. */
const OFFSETS_MS = [4 * HOUR_MS, 5 * HOUR_MS];
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: EASTERN_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What a clock on a wall in New York shows at `instant`, to the minute: `2026-11-27T00:00`. */
export const easternWall = (instant: Date): string => {
  const parts = Object.fromEntries(FORMAT.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
};

/** The same to the second: `2026-11-27T00:00:00`. */
export const easternWallSecond = (instant: Date): string =>
  `${easternWall(instant)}:${String(instant.getUTCSeconds()).padStart(2, '0')}`;

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
  const first = OFFSETS_MS.map((offset) => new Date(asUtc + offset)).find(
    (instant) => easternWall(instant) === wall,
  );
  return first === undefined ? refuse('campaign.timeSkipped', { time: wall }) : ok(first);
};
