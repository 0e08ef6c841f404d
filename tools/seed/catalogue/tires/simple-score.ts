import {
  type ByScorePart,
  FIRST_SCORE_WEIGHTS,
  overallScore,
  ownValue,
  type ScorePart,
  tenthOfScore,
} from '@simpletread/domain';

import type { Prng } from '../../random/prng.js';
import type { LineRow } from './catalogue-rows.js';
import { CATEGORY_SCORES, TIER_SCORES, VEHICLE_SCORES } from './score-tables.js';
import { tractionGrade } from './utqg.js';

export interface SimpleScore extends ByScorePart {
  readonly overall: number;
}

const RACING = 7;
/** Made for the track, a trailer or no road at all: there is no basis for comparison. */
const UNSCORED_VEHICLES: ReadonlySet<string> = new Set(['Trailer', 'ATV/UTV/Golf/Lawn']);

const MIDDLE_TREADWEAR = 420;
const TREADWEAR_PER_POINT = 140;
const MIDDLE_WARRANTY_MILES = 55_000;
const MILES_PER_POINT = 14_000;
const GRIP_PER_TREADWEAR = 600;
const MOST_GRIP = 0.5;
const SNOWFLAKE_BONUS = 0.3;
const BEST_GRADE_BONUS = 0.4;
const LINE_SPREAD = 0.35;
/** Spreads the parts, so the whole scale is used. */
const MIDDLE = 7.5;
const STRETCH = 1.45;
const STRETCHED_MIDDLE = 7.85;
/** Above this, points count less and less, so 10 is out of reach. */
const BENDS_FROM = 8;
const BEND = 2.2;
const TOP = 10;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
const bend = (value: number): number =>
  value <= BENDS_FROM ? value : BENDS_FROM + (TOP - BENDS_FROM) * Math.tanh((value - BENDS_FROM) / BEND);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Points for wear from treadwear grade and warranty, relative to the middle of all lines. */
const wearPoints = ({ treadwear, warrantyMiles }: LineRow): number =>
  mean([
    ...(treadwear === null || treadwear === 0 ? [] : [(treadwear - MIDDLE_TREADWEAR) / TREADWEAR_PER_POINT]),
    ...(warrantyMiles === null ? [] : [(warrantyMiles - MIDDLE_WARRANTY_MILES) / MILES_PER_POINT]),
  ]);

/** A softer compound than the category's usual one grips better, a harder one worse. */
const gripPoints = ({ treadwear }: LineRow): number =>
  treadwear === null ? 0 : clamp((MIDDLE_TREADWEAR - treadwear) / GRIP_PER_TREADWEAR, -MOST_GRIP, MOST_GRIP);

const extraPoints = (line: LineRow): ByScorePart => ({
  longLasting: clamp(wearPoints(line), -1.8, 1.4) * 0.8,
  handling: gripPoints(line),
  traction:
    gripPoints(line) +
    (line.hasSnowflake ? SNOWFLAKE_BONUS : 0) +
    (tractionGrade(line) === 'AA' ? BEST_GRADE_BONUS : 0),
  durability: line.warrantyMiles === null ? 0 : 0.2,
});

/**
 * Returns a product line's SimpleScore, 0 to 10 in tenths, or null if there is no comparable data. Each part is the category's figure, plus
 * vehicle, brand tier and the line's own data, plus a random spread per line in place of road tests, stretched over the scale; the overall
 * score uses a shop's initial weights. See docs/decisions/0013-assortment.md.
 */
export const simpleScore = (line: LineRow, random: Prng): SimpleScore | null => {
  const category = CATEGORY_SCORES[line.categoryId];
  if (category === undefined || line.categoryId === RACING || UNSCORED_VEHICLES.has(line.vehicleType))
    return null;
  const vehicle = ownValue(VEHICLE_SCORES, line.vehicleType) ?? {};
  const tier = TIER_SCORES[line.tier];
  const extra = extraPoints(line);
  const part = (name: ScorePart): number => {
    const spread = random.between(-LINE_SPREAD, LINE_SPREAD);
    const points = category[name] + (vehicle[name] ?? 0) + tier[name] + extra[name] + spread;
    return tenthOfScore(bend(STRETCHED_MIDDLE + (points - MIDDLE) * STRETCH));
  };
  const parts = {
    longLasting: part('longLasting'),
    handling: part('handling'),
    traction: part('traction'),
    durability: part('durability'),
  };
  return { ...parts, overall: overallScore(parts, FIRST_SCORE_WEIGHTS) };
};
