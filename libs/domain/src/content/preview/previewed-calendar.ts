import { type CalendarEntry, doOverlap } from '../campaigns/index.js';

/**
 * The calendar with `draft` in it as if it were released: in the place of what is released of it, and of every season that it
 * would have to wait for.
 */
export const calendarWith = <C extends CalendarEntry>(
  calendar: readonly C[],
  draft: C | null,
): readonly C[] =>
  draft === null
    ? calendar
    : [...calendar.filter((each) => each.campaignId !== draft.campaignId && !doOverlap(each, draft)), draft];
