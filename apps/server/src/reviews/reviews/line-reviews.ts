import type { ReviewSums } from '@simpletread/contract';
import { RATED_QUALITIES } from '@simpletread/domain';

/** The totals of one product line's reviews. */
export interface LineReviews {
  /** With the reviews of employees, which count in no other figure. */
  readonly listed: number;
  readonly count: number;
  /** In tenths of a star. */
  readonly ratingTenths: number;
  /** Five stars first. */
  readonly stars: readonly number[];
  /** For each of `RATED_QUALITIES`: the sum of its stars and its number of reviews. */
  readonly qualitySums: readonly number[];
  readonly qualityCounts: readonly number[];
  readonly wouldBuyAgainCount: number;
  /** Those of `count` that aren’t from partners. */
  readonly ownCount: number;
  readonly ownRatingTenths: number;
}

type Averages = ReviewSums['averages'];
type Add = (figureOf: (reviews: LineReviews) => number) => number;

const MOST_STARS = 5;

/** A mean to a tenth; `tenths` is the sum in tenths. Null of nothing. */
const meanOf = (tenths: number, count: number): number | null =>
  count === 0 ? null : Math.round(tenths / count) / 10;

/** The mean of all reviews, 1.0 to 5.0; null without any. */
export const ratingOf = (reviews: readonly LineReviews[]): number | null => {
  const count = reviews.reduce((sum, line) => sum + line.count, 0);
  return meanOf(
    reviews.reduce((sum, line) => sum + line.ratingTenths, 0),
    count,
  );
};

/** The sums over the reviews of several lines. */
export const addReviews = (reviews: readonly LineReviews[]): ReviewSums => {
  const add: Add = (figureOf) => reviews.reduce((sum, line) => sum + figureOf(line), 0);
  const averages = RATED_QUALITIES.map((quality, at) => [
    quality,
    meanOf(
      10 * add(({ qualitySums }) => qualitySums[at] ?? 0),
      add(({ qualityCounts }) => qualityCounts[at] ?? 0),
    ),
  ]);
  return {
    total: add(({ count }) => count),
    listed: add(({ listed }) => listed),
    rating: ratingOf(reviews),
    stars: Array.from({ length: MOST_STARS }, (_, at) => ({
      stars: MOST_STARS - at,
      count: add(({ stars }) => stars[at] ?? 0),
    })),
    averages: Object.fromEntries(averages) as Averages,
    wouldBuyAgainCount: add(({ wouldBuyAgainCount }) => wouldBuyAgainCount),
    own: {
      total: add(({ ownCount }) => ownCount),
      rating: meanOf(
        add(({ ownRatingTenths }) => ownRatingTenths),
        add(({ ownCount }) => ownCount),
      ),
    },
  };
};
