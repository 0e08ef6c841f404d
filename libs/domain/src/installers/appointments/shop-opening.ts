import { clockWords, dayAfter, shortDayWords, zoneWall } from '../../time/index.js';
import type { OpeningHours } from '../shops/index.js';
import { hoursOn } from './hours-on.js';

/** If a shop is open now, and its next change: `Open until 6:00 pm`, `Opens Mon, Nov 30, 8:00 am`. */
export interface ShopOpening {
  readonly isOpen: boolean;
  readonly words: string;
  /** The shop's own day, `2026-11-29`. */
  readonly today: string;
}

/** Two holidays in a row and a week's closed days are within it. */
const DAYS_AHEAD = 10;

const opensWords = (date: string, today: string, open: string): string => {
  if (date === today) return `Opens at ${clockWords(open)}`;
  const day = date === dayAfter(today, 1) ? 'tomorrow' : shortDayWords(date);
  return `Opens ${day}, ${clockWords(open)}`;
};

/** Returns if a shop is open at an instant, by its own clock and holidays. An unknown time zone throws `RangeError`. */
export const shopOpening = (hours: OpeningHours, timeZone: string, now: Date): ShopOpening => {
  const wall = zoneWall(now, timeZone);
  const [today, clock] = [wall.slice(0, 10), wall.slice(11, 16)];
  const ofToday = hoursOn(today, hours);
  if (ofToday !== null && clock >= ofToday.open && clock < ofToday.close)
    return { isOpen: true, words: `Open until ${clockWords(ofToday.close)}`, today };
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = dayAfter(today, ahead);
    const open = hoursOn(date, hours)?.open;
    if (open !== undefined && (ahead > 0 || clock < open))
      return { isOpen: false, words: opensWords(date, today, open), today };
  }
  return { isOpen: false, words: 'Closed', today };
};
