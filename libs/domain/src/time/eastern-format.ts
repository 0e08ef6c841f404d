/** Where the company is: everything that people read or choose a time of is told by its clocks, in Eastern time. */
export const EASTERN_ZONE = 'America/New_York';

/** Writes instants in English as the clocks and calendars in New York show them. */
export const easternFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { timeZone: EASTERN_ZONE, ...options });

/** `3:42 pm` of `3:42 PM`, whatever kind of space stands between. */
export const lowerHalf = (text: string): string =>
  text.replace(/\s?([AP]M)$/, (_, half: string) => ` ${half.toLowerCase()}`);
