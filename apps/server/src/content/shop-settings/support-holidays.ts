import { federalHolidays } from '@simpletread/domain';

/** New Year, Memorial Day, Independence Day, Labor Day, Thanksgiving and Christmas among the holidays of a year. */
const CLOSED_ON = [0, 3, 5, 6, 9, 10];

/** The days on which support is closed around `now`, as `2026-11-26`, with those that staff added. */
export const supportHolidays = (now: Date, extra: readonly string[] = []): readonly string[] => [
  ...[now.getUTCFullYear(), now.getUTCFullYear() + 1].flatMap((year) => {
    const holidays = federalHolidays(year);
    return CLOSED_ON.flatMap((at) => holidays[at] ?? []);
  }),
  ...extra,
];
