import { reviewRating } from '@simpletread/domain';
import type { LineAppeal } from '../../catalogue/tires/line-figures.js';
import { firstName } from '../../people/first-name.js';
import { lastName } from '../../people/last-name.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { qualityRatings } from './quality-ratings.js';
import type { ReviewRow } from './review-row.js';
import { reviewText } from './review-text.js';
import { reviewUse } from './review-use.js';
import type { ReviewedVehicles } from './reviewed-vehicles.js';

const VEHICLE_SHARE = 0.85;
/** Reviewers have had the tires for up to two years, on a vehicle no younger. */
const OWNED_YEARS = 2;
const HELPFUL_WITH_COMMENTS = 3;
const HELPFUL_WITHOUT = 0.6;

interface ReviewGround {
  readonly now: Date;
  readonly vehicles: Pick<ReviewedVehicles, 'draw'>;
}

const wouldBuyAgain = (rating: number, random: Prng): boolean => {
  if (rating >= 4) return random.chance(0.96);
  return random.chance(rating >= 3 ? 0.55 : 0.06);
};

const helpfulCount = (comments: string | null, random: Prng): number => {
  const scale = comments === null ? HELPFUL_WITHOUT : HELPFUL_WITH_COMMENTS;
  return Math.floor(-Math.log(1 - random.fraction()) * scale);
};

const buildReview = (appeal: LineAppeal, { now, vehicles }: ReviewGround, random: Prng): ReviewRow => {
  const { line } = appeal;
  const ratings = qualityRatings(appeal, random);
  const rating = reviewRating(ratings);
  if (rating === null) throw new RangeError('a review needs a rating');
  const use = reviewUse(line, now, random);
  const newest = use.writtenAt.getUTCFullYear() - OWNED_YEARS;
  const vehicle = random.chance(VEHICLE_SHARE) ? vehicles.draw(line.id, newest, random) : null;
  const said = { ...use, ratings, rating, vehicle, wouldBuyAgain: wouldBuyAgain(rating, random) };
  const text = reviewText(said, random);
  return {
    ...said,
    ...text,
    id: seededId(random, use.writtenAt),
    lineId: line.id,
    authorName: `${firstName(random)} ${lastName(random).charAt(0)}.`,
    helpfulCount: helpfulCount(text.comments, random),
  };
};

/** Returns as many reviews of each line as its appeal suggests, around its typical rating. */
export const buildReviews = (
  appeals: readonly LineAppeal[],
  ground: ReviewGround,
  source: Prng,
): readonly ReviewRow[] =>
  appeals.flatMap((appeal) => {
    const random = source.fork(appeal.line.id);
    return Array.from({ length: appeal.reviewCount }, () => buildReview(appeal, ground, random));
  });
