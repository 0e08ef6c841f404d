import { ownValue } from '@simpletread/domain';

import type { Prng } from '../../../random/prng.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WINDOW_MINUTES = 30;

/** Each hour's share of orders in Eastern time, from midnight, relative to the busiest. */
const HOUR_CURVE = [
  0.1, 0.06, 0.04, 0.03, 0.03, 0.06, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95, 1, 0.97, 0.92, 0.88, 0.85, 0.82, 0.8,
  0.82, 0.85, 0.75, 0.5, 0.25,
] as const;
const DAY_CURVE: Readonly<Record<string, number>> = {
  Mon: 1,
  Tue: 0.95,
  Wed: 0.9,
  Thu: 0.88,
  Fri: 0.85,
  Sat: 0.7,
  Sun: 0.6,
};
/** The share of orders on the first day of the history, relative to the last. */
const OLDEST_SHARE = 0.45;

const EASTERN = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Returns the likelihood of an order at `at`, 0 to 1. */
export const busyness = (at: Date, now: Date, days: number): number => {
  const parts = EASTERN.formatToParts(at);
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const age = (now.getTime() - at.getTime()) / (days * DAY_MS);
  const recency = 1 - (1 - OLDEST_SHARE) * age;
  return (HOUR_CURVE[Number(find('hour'))] ?? 0) * (ownValue(DAY_CURVE, find('weekday')) ?? 1) * recency;
};

const olderInstant = (now: Date, days: number, random: Prng): Date => {
  for (;;) {
    const at = new Date(
      now.getTime() - Math.floor(random.between(WINDOW_MINUTES * MINUTE_MS, days * DAY_MS)),
    );
    if (random.chance(busyness(at, now, days))) return at;
  }
};

const freshInstant = (now: Date, random: Prng): Date =>
  new Date(now.getTime() - Math.floor(random.between(MINUTE_MS, (WINDOW_MINUTES - 1) * MINUTE_MS)));

/**
 * Returns the times of orders, oldest first: `count` over the last `days` days, more of them recent and by day, and `fresh` of them within
 * the last half hour, when they can still be cancelled.
 */
export const orderTimes = (
  now: Date,
  { count, days, fresh }: { count: number; days: number; fresh: number },
  random: Prng,
): readonly Date[] =>
  [
    ...Array.from({ length: count - fresh }, () => olderInstant(now, days, random)),
    ...Array.from({ length: fresh }, () => freshInstant(now, random)),
  ].sort((a, b) => a.getTime() - b.getTime());
