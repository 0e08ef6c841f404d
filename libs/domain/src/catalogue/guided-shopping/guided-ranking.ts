import type { GuidedAnswers, GuidedPriority } from './guided-answers.js';
import { drivingSuitability, winterSuitability } from './guided-suitability.js';
import type { GuidedTire } from './guided-tire.js';

/** A recommended set of tires with its points, 0 to 1. */
export interface GuidedPick<T extends GuidedTire> {
  readonly tire: T;
  readonly points: number;
}

/** A tire that was left out, and why. */
export interface GuidedLeftOut {
  readonly refused: number;
  readonly unsuited: number;
  readonly soldOut: number;
}

export interface GuidedRanking<T extends GuidedTire> {
  readonly picks: readonly GuidedPick<T>[];
  readonly leftOut: GuidedLeftOut;
}

const WINTER_WEIGHT = 0.3;
const DRIVING_WEIGHT = 0.25;
const PRIORITY_WEIGHT = 0.45;
/** The first priority counts more than the second and third together. */
const TURN_WEIGHTS = [4, 2, 1] as const;
const MOST_SCORE = 10;
const MOST_WARRANTY_MILES = 80_000;
const UNKNOWN_SCORE = 0.5;
/** A tire that fits conditionally ranks below one that fits. */
const CONDITION_COSTS = 0.03;

interface Span {
  readonly lowest: number;
  readonly highest: number;
}

const scored = (value: number | undefined): number =>
  value === undefined ? UNKNOWN_SCORE : value / MOST_SCORE;

const warranted = ({ warrantyMiles }: GuidedTire): number =>
  Math.min(warrantyMiles ?? 0, MOST_WARRANTY_MILES) / MOST_WARRANTY_MILES;

const snowGrip = ({ categoryName, hasSnowflake, score }: GuidedTire): number => {
  const made = categoryName === 'Winter' ? 0.7 : hasSnowflake ? 0.5 : 0;
  return made + 0.3 * scored(score?.traction);
};

const cheapness = ({ setPriceInCents }: GuidedTire, { lowest, highest }: Span): number =>
  highest === lowest ? 1 : 1 - (setPriceInCents - lowest) / (highest - lowest);

/** Returns how well a tire serves one priority, 0 to 1. */
export const servesPriority = (tire: GuidedTire, priority: GuidedPriority, prices: Span): number => {
  switch (priority) {
    case 'price':
      return cheapness(tire, prices);
    case 'long-life':
      return 0.6 * scored(tire.score?.longLasting) + 0.4 * warranted(tire);
    case 'snow':
      return snowGrip(tire);
    case 'wet':
      return scored(tire.score?.traction);
    case 'handling':
      return scored(tire.score?.handling);
    case 'durability':
      return scored(tire.score?.durability);
  }
};

const priorityPoints = (tire: GuidedTire, priorities: readonly GuidedPriority[], prices: Span): number => {
  const weighed = priorities.map((priority, turn) => ({ priority, weight: TURN_WEIGHTS[turn] ?? 0 }));
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return all === 0
    ? UNKNOWN_SCORE
    : weighed.reduce(
        (sum, { priority, weight }) => sum + weight * servesPriority(tire, priority, prices),
        0,
      ) / all;
};

const byPoints = (a: GuidedPick<GuidedTire>, b: GuidedPick<GuidedTire>): number =>
  b.points - a.points || a.tire.setPriceInCents - b.tire.setPriceInCents || (a.tire.id < b.tire.id ? -1 : 1);

/**
 * Ranks tires for a shopper's answers, best first: 30% for the winter, 25% for the roads, 45% for the priorities, weighted four to two to
 * one in the order chosen (decision record 48). Excludes tires that don't fit the vehicle, are sold out, or must not be driven in such a
 * winter or place.
 */
export const rankGuided = <T extends GuidedTire>(
  tires: readonly T[],
  { driving, winter, priorities }: GuidedAnswers,
): GuidedRanking<T> => {
  const fitting = tires.filter(({ fit }) => fit !== 'refused');
  const suited = fitting.filter(
    (tire) => winterSuitability(tire, winter) > 0 && drivingSuitability(tire, driving) > 0,
  );
  const sold = suited.filter(({ isAvailable }) => isAvailable);
  const all = sold.map(({ setPriceInCents }) => setPriceInCents);
  const prices = { lowest: Math.min(...all), highest: Math.max(...all) };
  const picks = sold.map((tire) => ({
    tire,
    points:
      WINTER_WEIGHT * winterSuitability(tire, winter) +
      DRIVING_WEIGHT * drivingSuitability(tire, driving) +
      PRIORITY_WEIGHT * priorityPoints(tire, priorities, prices) -
      (tire.fit === 'conditional' ? CONDITION_COSTS : 0),
  }));
  return {
    picks: picks.sort(byPoints),
    leftOut: {
      refused: tires.length - fitting.length,
      unsuited: fitting.length - suited.length,
      soldOut: suited.length - sold.length,
    },
  };
};
