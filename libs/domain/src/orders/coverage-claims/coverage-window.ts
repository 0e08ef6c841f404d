import { ok, refuse, type Result } from '../../result/index.js';
import { easternWall, monthsAfter } from '../../time/index.js';
import type { OrderState } from '../order/index.js';
import { COVERAGE_MONTHS, ROADSIDE_MONTHS } from './coverage-claim-limits.js';

export const COVERAGE_YEARS = [1, 2, 3] as const;
export type CoverageYear = (typeof COVERAGE_YEARS)[number];

const MONTHS_PER_YEAR = 12;

/** When an order's coverage starts. */
export interface CoveredOrder {
  readonly state: OrderState;
  readonly deliveredAt: Date | null;
  /** The day of its installation at a shop, `2026-12-19`, ahead or over; null without one. */
  readonly installedOn: string | null;
}

const dayOf = (instant: Date): string => easternWall(instant).slice(0, 10);

/**
 * Returns the first day of coverage: the day of the installation, or of the delivery in Eastern time if no installation follows it. Null
 * before delivery.
 */
export const coverageStart = ({ state, deliveredAt, installedOn }: CoveredOrder): string | null => {
  if (state !== 'delivered' || deliveredAt === null) return null;
  const delivered = dayOf(deliveredAt);
  return installedOn !== null && installedOn > delivered ? installedOn : delivered;
};

/** Returns the last day of coverage that starts on `start`: the same day 36 months later. */
export const lastCoverageDay = (start: string): string => monthsAfter(start, COVERAGE_MONTHS);

/** Returns the last day of roadside assistance that starts on `start`: the same day 12 months later. */
export const lastRoadsideDay = (start: string): string => monthsAfter(start, ROADSIDE_MONTHS);

/** Returns the year of coverage on `day`; null outside of it. A year ends with the same day 12 months later. */
export const coverageYear = (start: string, day: string): CoverageYear | null =>
  day < start
    ? null
    : (COVERAGE_YEARS.find((year) => day <= monthsAfter(start, year * MONTHS_PER_YEAR)) ?? null);

type NotStarted = 'coverageClaim.notDelivered' | 'coverageClaim.notInstalled';

const startedCoverage = (order: CoveredOrder, now: Date): Result<string, NotStarted> => {
  const start = coverageStart(order);
  if (start === null) return refuse('coverageClaim.notDelivered');
  return dayOf(now) < start ? refuse('coverageClaim.notInstalled', { day: start }) : ok(start);
};

/**
 * Returns the year of coverage in which a claim is made at `now`, whose Eastern day counts. Refuses with `coverageClaim.notDelivered`
 * before delivery and for a cancelled order, with `coverageClaim.notInstalled` (data: the day) before the installation, and with `coverageClaim.windowClosed` (data: the last day) after 36 months. Source: R9.12.
 */
export const openCoverage = (
  order: CoveredOrder,
  now: Date,
): Result<CoverageYear, NotStarted | 'coverageClaim.windowClosed'> => {
  const started = startedCoverage(order, now);
  if (!started.ok) return started;
  const start = started.value;
  const year = coverageYear(start, dayOf(now));
  return year === null ? refuse('coverageClaim.windowClosed', { day: lastCoverageDay(start) }) : ok(year);
};

/** As `openCoverage` for roadside assistance; refuses with `coverageClaim.roadsideClosed` (data: the last day) after 12 months. */
export const openRoadside = (
  order: CoveredOrder,
  now: Date,
): Result<null, NotStarted | 'coverageClaim.roadsideClosed'> => {
  const started = startedCoverage(order, now);
  if (!started.ok) return started;
  const last = lastRoadsideDay(started.value);
  return dayOf(now) > last ? refuse('coverageClaim.roadsideClosed', { day: last }) : ok(null);
};
