import { RATED_QUALITIES } from '@simpletread/domain';
import fc from 'fast-check';

import { addReviews, type LineReviews } from './line-reviews.js';

const stars = fc.integer({ min: 1, max: 5 });
/** One buyer's ratings. A quality may not apply. */
const someReviews = fc.array(
  fc.record({
    line: fc.constantFrom('a', 'b', 'c'),
    ratings: fc
      .array(fc.option(stars), { minLength: 6, maxLength: 6 })
      .filter((all) => all.some((one) => one !== null)),
    wouldBuyAgain: fc.boolean(),
    isOwn: fc.boolean(),
  }),
);

type Said = typeof someReviews extends fc.Arbitrary<(infer R)[]> ? R : never;

const given = ({ ratings }: Said): number[] => ratings.flatMap((rating) => rating ?? []);
const tenthsOf = (review: Said): number =>
  Math.round((10 * given(review).reduce((sum, rating) => sum + rating, 0)) / given(review).length);

const lineOf = (reviews: readonly Said[]): LineReviews => ({
  listed: reviews.length,
  count: reviews.length,
  ratingTenths: reviews.reduce((sum, review) => sum + tenthsOf(review), 0),
  stars: [5, 4, 3, 2, 1].map(
    (count) => reviews.filter((review) => Math.round(tenthsOf(review) / 10) === count).length,
  ),
  qualitySums: RATED_QUALITIES.map((_, at) =>
    reviews.reduce((sum, { ratings }) => sum + (ratings[at] ?? 0), 0),
  ),
  qualityCounts: RATED_QUALITIES.map((_, at) => reviews.filter(({ ratings }) => ratings[at] !== null).length),
  wouldBuyAgainCount: reviews.filter(({ wouldBuyAgain }) => wouldBuyAgain).length,
  ownCount: reviews.filter(({ isOwn }) => isOwn).length,
  ownRatingTenths: reviews.filter(({ isOwn }) => isOwn).reduce((sum, review) => sum + tenthsOf(review), 0),
});

describe('reviews of several lines', () => {
  it('add up as reviews of one line would', () => {
    fc.assert(
      fc.property(someReviews, (reviews) => {
        const lines = ['a', 'b', 'c'].map((name) => lineOf(reviews.filter(({ line }) => line === name)));
        const sums = addReviews(lines);
        expect(sums).toEqual(addReviews([lineOf(reviews)]));
        expect(sums.total).toBe(reviews.length);
        const own = reviews.filter(({ isOwn }) => isOwn);
        const { total, rating } = addReviews([lineOf(own)]);
        expect(sums.own).toEqual({ total, rating });
        expect(sums.stars.reduce((sum, { count }) => sum + count, 0)).toBe(reviews.length);
      }),
    );
  });

  it('have no average without reviews', () => {
    expect(addReviews([])).toMatchObject({
      total: 0,
      rating: null,
      averages: { dry: null, treadwear: null },
    });
  });
});
