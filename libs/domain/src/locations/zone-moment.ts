/** A moment as the clock on a wall somewhere shows it. */
export interface ZoneMoment {
  /** `2026-11-20`. */
  readonly isoDay: string;
  /** 0 to 23. */
  readonly hour: number;
}

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
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
};

/** Reads the wall clock of an IANA time zone at an instant; an unknown zone throws `RangeError`. */
export const zoneMoment = (instant: Date, timeZone: string): ZoneMoment => {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return { isoDay: `${parts['year']}-${parts['month']}-${parts['day']}`, hour: Number(parts['hour']) };
};
