import type { DrivingStyle, MilesDriven, PlaceDriven } from '@simpletread/domain';
import type { LineRow } from '../../catalogue/tires/catalogue-rows.js';
import type { Prng } from '../../random/prng.js';
import type { ReviewRow } from './review-row.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const YEARS_DAYS = 3 * 365;
const MONTH_DAYS = 30.4;
const UNDATED_SHARE = 0.25;

/** Upper ends of the bands, in miles. */
const BANDS: readonly (readonly [below: number, band: MilesDriven])[] = [
  [5_000, 'under-5000'],
  [10_000, '5000-9999'],
  [15_000, '10000-14999'],
  [20_000, '15000-19999'],
  [30_000, '20000-29999'],
];

const TRACK: ReadonlySet<number> = new Set([7, 20]);
const SPORTY: ReadonlySet<number> = new Set([2, 8, 10]);
const RUGGED: ReadonlySet<number> = new Set([4, 6]);

type Weights<T> = readonly (readonly [item: T, weight: number])[];

const EVERYDAY_STYLES: Weights<DrivingStyle> = [
  ['cautious', 4],
  ['confident', 6],
  ['aggressive', 1],
];
const SPORTY_STYLES: Weights<DrivingStyle> = [
  ['cautious', 1],
  ['confident', 5],
  ['aggressive', 4],
];
const TRACK_STYLES: Weights<DrivingStyle> = [
  ['aggressive', 3],
  ['extreme-racing', 7],
];

const EVERYDAY_PLACES: Weights<PlaceDriven> = [
  ['all-highway', 2],
  ['mostly-city', 3],
  ['highway-and-city', 6],
  ['rural-roads', 2],
];
const RUGGED_PLACES: Weights<PlaceDriven> = [
  ['highway-and-city', 4],
  ['rural-roads', 4],
  ['off-road', 4],
];
const TRACK_PLACES: Weights<PlaceDriven> = [
  ['track-and-autocross', 9],
  ['highway-and-city', 1],
];

const weightsOf = <T>(
  { categoryId }: LineRow,
  [track, sporty, rugged, everyday]: readonly [Weights<T>, Weights<T>, Weights<T>, Weights<T>],
): Weights<T> => {
  if (TRACK.has(categoryId)) return track;
  if (SPORTY.has(categoryId)) return sporty;
  return RUGGED.has(categoryId) ? rugged : everyday;
};

type ReviewUse = Pick<
  ReviewRow,
  'writtenAt' | 'purchasedOn' | 'milesDriven' | 'drivingStyle' | 'placeDriven'
>;

/** Returns a purchase and review date within the last three years, and the driving in between. */
export const reviewUse = (line: LineRow, now: Date, random: Prng): ReviewUse => {
  const age = 1 + YEARS_DAYS * random.fraction() ** 1.5;
  const writtenAt = new Date(Math.floor((now.getTime() - age * DAY_MS) / 1000) * 1000);
  const months = random.between(0.5, 24) * random.between(0.3, 1);
  const miles = months * random.between(600, 1_900);
  const purchasedAt = new Date(writtenAt.getTime() - months * MONTH_DAYS * DAY_MS);
  return {
    writtenAt,
    purchasedOn: random.chance(UNDATED_SHARE) ? null : purchasedAt.toISOString().slice(0, 10),
    milesDriven: BANDS.find(([below]) => miles < below)?.[1] ?? 'over-30000',
    drivingStyle: random.weighted(
      weightsOf(line, [TRACK_STYLES, SPORTY_STYLES, EVERYDAY_STYLES, EVERYDAY_STYLES]),
    ),
    placeDriven: random.weighted(
      weightsOf(line, [TRACK_PLACES, EVERYDAY_PLACES, RUGGED_PLACES, EVERYDAY_PLACES]),
    ),
  };
};
