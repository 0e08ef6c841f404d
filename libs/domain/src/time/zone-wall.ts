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

const MS_PER_MINUTE = 60_000;

/** The last minute read in each zone: a page asks for the same one several times, and Intl is slow. */
const lastRead = new Map<string, { readonly minute: number; readonly wall: string }>();

/** Returns the clock time in an IANA time zone at `instant`, to the minute: `2026-11-27T00:00`. An unknown zone throws `RangeError`. */
export const zoneWall = (instant: Date, timeZone: string): string => {
  const minute = Math.floor(instant.getTime() / MS_PER_MINUTE);
  const last = lastRead.get(timeZone);
  if (last?.minute === minute) return last.wall;
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const wall = `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
  lastRead.set(timeZone, { minute, wall });
  return wall;
};
