import { type CalendarEntry, doOverlap } from '../campaigns/index.js';

/** Returns the calendar with `draft` in it as if released. It replaces its released version and every season it overlaps. */
export const calendarWith = <C extends CalendarEntry>(
  calendar: readonly C[],
  draft: C | null,
): readonly C[] =>
  draft === null
    ? calendar
    : [...calendar.filter((each) => each.campaignId !== draft.campaignId && !doOverlap(each, draft)), draft];
