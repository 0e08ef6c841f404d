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

/**
 * Reads times (`09:00`) of one day (`2026-11-27`) of a zone's clocks, each as `zoneInstant` does. The zone is asked once for all of
 * them, unless its clocks change around that day.
 */
export const zoneDayInstants = (date: string, timeZone: string): ((time: string) => Date | null) => {
  const midnight = Date.parse(`${date}T00:00Z`);
  if (Number.isNaN(midnight)) return () => null;
  const [before, after] = [midnight - DAY_MS, midnight + 2 * DAY_MS].map((at) => offsetMs(at, timeZone));
  return (time) => {
    const wall = `${date}T${time}`;
    if (before === undefined || before !== after) return zoneInstant(wall, timeZone);
    const asUtc = new Date(`${wall}:00Z`);
    // `2026-02-31` and `24:00` are read as what comes after them.
    const isShown = !Number.isNaN(asUtc.getTime()) && asUtc.toISOString().startsWith(wall);
    return isShown ? new Date(asUtc.getTime() - before) : null;
  };
};
