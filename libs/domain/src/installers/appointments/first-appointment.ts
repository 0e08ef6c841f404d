import { dayAfter, shortDayWords } from '../../time/index.js';

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

/**
 * Returns when the tires are at the shop, and why the first appointment is later than the day after, if it is: `Your tires are there by
 * Fri, Nov 27. This shop is full until Tue, Dec 1.` Null if the shop has no free slot.
 */
export const firstAppointmentWords = (calendar: ShopCalendar): string | null => {
  const first = firstFreeDate(calendar);
  if (first === null) return null;
  return `Your tires arrive at the shop by ${shortDayWords(calendar.tiresArriveBy)}.${waitWords(calendar, first)}`;
};
