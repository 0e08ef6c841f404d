import { type Cents, cents, ownValue } from '@simpletread/domain';
import type { Prng } from '../../random/prng.js';
import type { LineRow, SizeRow, Tier } from './catalogue-rows.js';

/** Dollars for 205/55R16, the size with all factors at 1. */
const BASE_DOLLARS = 96;
const BASE = { rimIn: 16, sectionIn: 8.07, diameterIn: 24.9 } as const;
const PER_RIM_INCH = 1.072;
const SECTION_POWER = 0.9;
const DIAMETER_POWER = 0.6;

const TIER_FACTOR: Readonly<Record<Tier, number>> = { premium: 1.48, mid: 1.05, value: 0.72 };
const CATEGORY_FACTOR: Readonly<Record<number, number>> = {
  1: 1,
  2: 1.06,
  3: 1.08,
  4: 1.1,
  5: 1,
  6: 1.2,
  7: 1.5,
  8: 1.18,
  10: 1.12,
  11: 1.04,
  13: 1.1,
  20: 1.35,
};
const RANGE_FACTOR: Readonly<Record<string, number>> = { XL: 1.03, C: 1.04, D: 1.1, E: 1.16, F: 1.24 };
const KIND_FACTOR: Readonly<Record<string, number>> = {
  'commercial-truck': 1.35,
  'commercial-van (C)': 1.1,
  trailer: 0.88,
  'ATV/UTV/golf/lawn': 1.15,
};
const RUN_FLAT_FACTOR = 1.22;
const TOP_SPEED_FACTOR = 1.05;
const TOP_SPEEDS: ReadonlySet<string> = new Set(['Y', '(Y)']);
const WARRANTY_SHARE = 0.06;
const LONG_WARRANTY_MILES = 80_000;

const ENDINGS: readonly (readonly [cents: number, weight: number])[] = [
  [99, 6],
  [0, 3],
  [49, 1],
  [95, 1],
];
const LEAST_DOLLARS = 24;

interface PricedTire {
  readonly line: LineRow;
  readonly size: SizeRow;
  readonly loadRange: string;
  readonly speedSymbol: string;
  readonly isRunFlat: boolean;
}

const sizeFactor = (size: SizeRow): number =>
  PER_RIM_INCH ** (size.rimIn - BASE.rimIn) *
  (size.sectionIn / BASE.sectionIn) ** SECTION_POWER *
  (size.diameterIn / BASE.diameterIn) ** DIAMETER_POWER;

const versionFactor = ({ size, loadRange, speedSymbol, isRunFlat }: PricedTire): number =>
  (ownValue(KIND_FACTOR, size.kind) ?? ownValue(RANGE_FACTOR, loadRange) ?? 1) *
  (isRunFlat ? RUN_FLAT_FACTOR : 1) *
  (TOP_SPEEDS.has(speedSymbol) ? TOP_SPEED_FACTOR : 1);

const lineFactor = (line: LineRow, random: Prng): number =>
  TIER_FACTOR[line.tier] *
  (CATEGORY_FACTOR[line.categoryId] ?? 1) *
  (1 + (WARRANTY_SHARE * (line.warrantyMiles ?? 0)) / LONG_WARRANTY_MILES) *
  random.fork('price').between(0.91, 1.1);

/**
 * Returns the price of one tire: brand tier × size × category × version, a constant variation of the line of up to a tenth, and 2.5% at
 * random; in whole dollars with retail endings. `lineRandom` is the line's own source, `random` the tire's.
 */
export const priceOf = (tire: PricedTire, lineRandom: Prng, random: Prng): Cents => {
  const dollars =
    BASE_DOLLARS *
    sizeFactor(tire.size) *
    versionFactor(tire) *
    lineFactor(tire.line, lineRandom) *
    random.between(0.975, 1.025);
  const whole = Math.max(LEAST_DOLLARS, Math.floor(dollars));
  return cents(whole * 100 + random.weighted(ENDINGS));
};
