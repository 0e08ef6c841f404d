import { dayAfter, shortDayWords } from '../../time/index.js';
import { shopHolidaysBetween } from '../shops/index.js';

interface OfferedSlots {
  readonly date: string;
  readonly waits: readonly { readonly isFree: boolean }[];
  readonly dropOffs: readonly { readonly isFree: boolean }[];
}

/** A shop's calendar for tires that are there by a day. */
export interface ShopCalendar {
  readonly tiresArriveBy: string;
  /** The shop's first open day after that. */
  readonly firstDate: string;
  readonly days: readonly OfferedSlots[];
}

/** Returns the first day with a free slot; null without one. */
export const firstFreeDate = ({ days }: Pick<ShopCalendar, 'days'>): string | null =>
  days.find(({ waits, dropOffs }) => [...waits, ...dropOffs].some(({ isFree }) => isFree))?.date ?? null;

const waitWords = ({ tiresArriveBy, firstDate }: ShopCalendar, first: string): string => {
  if (first > firstDate) return ` This shop is full until ${shortDayWords(first)}.`;
  return first > dayAfter(tiresArriveBy, 1) ? ` This shop is closed until ${shortDayWords(first)}.` : '';
};

const NAMES = new Intl.ListFormat('en', { type: 'conjunction' });

/** Returns the holidays inside a shop's calendar: `Closed Fri, Dec 25 (Christmas Day).`; empty without one. */
export const shopClosedWords = ({ firstDate, days }: Pick<ShopCalendar, 'firstDate' | 'days'>): string => {
  const closed = shopHolidaysBetween(firstDate, days.at(-1)?.date ?? firstDate);
  const words = closed.map(({ date, name }) => `${shortDayWords(date)} (${name})`);
  return words.length === 0 ? '' : `Closed ${NAMES.format(words)}.`;
};

/**
 * Returns when the tires are at the shop, and why the first appointment is later than the day after, if it is: `Your tires are there by
 * Fri, Nov 27. This shop is full until Tue, Dec 1. Closed Fri, Dec 25 (Christmas Day).` Null if the shop has no free slot. `tires` names
 * them where they aren't in a cart yet: `Tires ordered today`.
 */
export const firstAppointmentWords = (calendar: ShopCalendar, tires = 'Your tires'): string | null => {
  const first = firstFreeDate(calendar);
  if (first === null) return null;
  const arrival = `${tires} arrive at the shop by ${shortDayWords(calendar.tiresArriveBy)}.${waitWords(calendar, first)}`;
  return [arrival, shopClosedWords(calendar)].filter((words) => words !== '').join(' ');
};

/**
 * Returns why a day chosen earlier has left a shop's calendar: `Your tires now arrive at the shop by Wed, Dec 2. Choose a time after that.`
 * Empty while the day isn't before the calendar's first.
 */
export const laterArrivalWords = (
  chosenDate: string | null,
  { tiresArriveBy, firstDate }: Pick<ShopCalendar, 'tiresArriveBy' | 'firstDate'>,
): string =>
  chosenDate === null || chosenDate >= firstDate
    ? ''
    : `Your tires now arrive at the shop by ${shortDayWords(tiresArriveBy)}. Choose a time after that.`;
