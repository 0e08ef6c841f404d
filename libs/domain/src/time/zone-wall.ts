const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
};

/**
 * What a clock on a wall in an IANA time zone shows at `instant`, to the minute: `2026-11-27T00:00`. An unknown zone throws
 * `RangeError`.
 */
export const zoneWall = (instant: Date, timeZone: string): string => {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
};

/** How far the zone's clock is ahead of UTC at a whole minute. */
const offsetMs = (atMs: number, timeZone: string): number =>
  Date.parse(`${zoneWall(new Date(atMs), timeZone)}:00Z`) - Math.floor(atMs / MINUTE_MS) * MINUTE_MS;

/**
 * The instant at which a clock in `timeZone` shows `wall` (`2026-11-27T00:00`), the first one where it shows it twice, in the
 * night when summer time ends. Null for a reading that no clock there shows, in the night when it begins, and for what is no
 * time.
 */
export const zoneInstant = (wall: string, timeZone: string): Date | null => {
  const asUtc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => offsetMs(near, timeZone));
  return (
    offsets
      .map((offset) => new Date(asUtc - offset))
      .sort((one, other) => one.getTime() - other.getTime())
      .find((instant) => zoneWall(instant, timeZone) === wall) ?? null
  );
};
