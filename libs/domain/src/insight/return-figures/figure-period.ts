import { dayAfter, EASTERN_ZONE, easternWall, startOfZoneDay, weekdayOf } from '../../time/index.js';

/** The stretches of time that figures are read for. */
export const FIGURE_PERIODS = ['month', 'quarter', 'year'] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

const DAYS: Readonly<Record<FigurePeriod, number>> = { month: 30, quarter: 90, year: 365 };

const TEXTS: Readonly<Record<FigurePeriod, string>> = {
  month: 'Last 30 days',
  quarter: 'Last 90 days',
  year: 'Last 12 months',
};

/** Returns a period's name, for a button. */
export const figurePeriodText = (period: FigurePeriod): string => TEXTS[period];

const firstDay = (period: FigurePeriod, now: Date): string =>
  dayAfter(easternWall(now).slice(0, 10), 1 - DAYS[period]);

/** Returns the start of a period's first day in Eastern time; today is its last day. */
export const figureStart = (period: FigurePeriod, now: Date): Date =>
  startOfZoneDay(firstDay(period, now), EASTERN_ZONE);

const SUNDAY = 7;

const mondayOf = (day: string): string => dayAfter(day, 1 - (weekdayOf(day) || SUNDAY));

/** Returns the Mondays (`2026-11-23`) of all weeks that a period has days of, in order. */
export const weekStarts = (period: FigurePeriod, now: Date): string[] => {
  const last = mondayOf(easternWall(now).slice(0, 10));
  const weeks: string[] = [];
  for (let monday = mondayOf(firstDay(period, now)); monday <= last; monday = dayAfter(monday, 7))
    weeks.push(monday);
  return weeks;
};
