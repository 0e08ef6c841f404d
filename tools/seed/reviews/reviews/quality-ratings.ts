import { type QualityRatings, RATED_QUALITIES, type RatedQuality } from '@simpletread/domain';
import type { LineRow } from '../../catalogue/tires/catalogue-rows.js';
import type { SimpleScore } from '../../catalogue/tires/simple-score.js';
import type { Prng } from '../../random/prng.js';

const SNOW_CATEGORIES: ReadonlySet<number> = new Set([3, 13]);
const SOME_SNOW_CATEGORIES: ReadonlySet<number> = new Set([1, 4, 5, 11]);
const LOUD_CATEGORIES: ReadonlySet<number> = new Set([4, 6, 7, 20]);
const SOME_SNOW_SHARE = 0.5;
const NO_RATING_SHARE = 0.08;
const LOUD_BY = 0.5;
const MOOD = 0.45;
const SPREAD = 0.65;
const STARS_PER_POINT = 0.25;
const MIDDLE_SCORE = 7.6;

/** Returns how much better or worse a quality is than the whole tire, in stars. */
const leanOf = (quality: RatedQuality, line: LineRow, score: SimpleScore | null): number => {
  const points = (figure: number): number => (figure - MIDDLE_SCORE) * STARS_PER_POINT;
  switch (quality) {
    case 'dry':
      return score === null ? 0 : points(score.handling);
    case 'wet':
      return score === null ? 0 : points(score.traction);
    case 'treadwear':
      return score === null ? 0 : points(score.longLasting);
    case 'winter':
      return SNOW_CATEGORIES.has(line.categoryId) ? 0.2 : -0.7;
    case 'noise':
    case 'comfort':
      return LOUD_CATEGORIES.has(line.categoryId) ? -LOUD_BY : 0;
  }
};

const applies = (quality: RatedQuality, line: LineRow, random: Prng): boolean => {
  if (quality !== 'winter') return quality === 'dry' || !random.chance(NO_RATING_SHARE);
  if (SNOW_CATEGORIES.has(line.categoryId) || line.hasSnowflake) return true;
  return SOME_SNOW_CATEGORIES.has(line.categoryId) && random.chance(SOME_SNOW_SHARE);
};

const stars = (wanted: number): number => Math.min(5, Math.max(1, Math.round(wanted)));

/** Returns one buyer's ratings of a line around `rating`, in whole stars; winter only for tires that see one. */
export const qualityRatings = (
  {
    line,
    score,
    rating,
  }: { readonly line: LineRow; readonly score: SimpleScore | null; readonly rating: number },
  random: Prng,
): QualityRatings => {
  const mood = random.normal(rating, MOOD);
  const given = RATED_QUALITIES.map((quality) => {
    const wanted = random.normal(mood + leanOf(quality, line, score), SPREAD);
    return [quality, applies(quality, line, random) ? stars(wanted) : null] as const;
  });
  return Object.fromEntries(given) as Record<RatedQuality, number | null>;
};
