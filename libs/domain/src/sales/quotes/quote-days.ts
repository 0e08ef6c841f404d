import { dayAfter, EASTERN_ZONE, easternDate, easternWall, zoneInstant } from '../../time/index.js';
import { moveQuote, type QuoteState } from './quote-state.js';

/** The number of days a quote is valid after the day it was sent. The figure is ours. */
export const QUOTE_DAYS = 14;

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** Returns the last day, in Eastern time, of a quote sent at `sentAt`: `2026-12-06`. */
export const quoteLastDay = (sentAt: Date): string =>
  dayAfter(easternWall(sentAt).slice(0, DATE_LENGTH), QUOTE_DAYS);

/** Returns the instant a quote with that last day ends: the midnight after it, Eastern time. */
export const quoteEndsAt = (lastDay: string): Date => {
  const midnight = zoneInstant(`${dayAfter(lastDay, 1)}T00:00`, EASTERN_ZONE);
  if (midnight === null) throw new RangeError(`no midnight after ${lastDay}`);
  return midnight;
};

/** Returns the state at `now` of a quote stored in `state`: one still waiting at `endsAt` has expired, recorded or not. */
export const quoteStateAt = (state: QuoteState, endsAt: Date | null, now: Date): QuoteState => {
  const expired = moveQuote(state, 'expire');
  return expired.ok && endsAt !== null && now >= endsAt ? expired.value : state;
};

/** Returns that day in words: `December 6, 2026`. */
export const quoteDayWords = (lastDay: string): string =>
  easternDate(new Date(quoteEndsAt(lastDay).getTime() - 1));
