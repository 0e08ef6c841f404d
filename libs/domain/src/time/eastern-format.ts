/** The company's time zone. All dates and times for people are in Eastern time. */
export const EASTERN_ZONE = 'America/New_York';

/** Returns a format for instants in English, as clocks and calendars in New York show them. */
export const easternFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { timeZone: EASTERN_ZONE, ...options });

/** Returns `3:42 pm` for `3:42 PM`, with any kind of space between. */
export const lowerHalf = (text: string): string =>
  text.replace(/\s?([AP]M)$/, (_, half: string) => ` ${half.toLowerCase()}`);
