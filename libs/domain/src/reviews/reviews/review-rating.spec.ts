import fc from 'fast-check';
import { RATED_QUALITIES } from './review-choices.js';
import { averageRating, reviewRating, wholeStars } from './review-rating.js';

const nothing = { dry: null, wet: null, winter: null, comfort: null, noise: null, treadwear: null };
const stars = fc.integer({ min: 1, max: 5 });

describe('the rating of a review', () => {
  it('is the mean of its ratings, to a tenth', () => {
    expect(reviewRating({ ...nothing, dry: 5, wet: 4, noise: 4 })).toBe(4.3);
  });

  it('rounds halves up for any number of tenths', () => {
    expect(averageRating([4.3, 4.4])).toBe(4.4);
    expect(averageRating([1.1, 1.2])).toBe(1.2);
  });

  it('is unknown if nothing applies', () => {
    expect(reviewRating(nothing)).toBeNull();
    expect(averageRating([])).toBeNull();
  });

  it('is between the lowest and the highest of its ratings', () => {
    fc.assert(
      fc.property(fc.array(stars, { minLength: 1, maxLength: RATED_QUALITIES.length }), (given) => {
        const ratings = Object.fromEntries(
          RATED_QUALITIES.map((quality, at) => [quality, given[at] ?? null]),
        );
        const rating = reviewRating({ ...nothing, ...ratings }) ?? 0;
        expect(rating).toBeGreaterThanOrEqual(Math.min(...given));
        expect(rating).toBeLessThanOrEqual(Math.max(...given));
      }),
    );
  });

  it('counts in whole stars, halves up', () => {
    expect([1, 1.4, 1.5, 4.4, 4.5, 5].map(wholeStars)).toEqual([1, 1, 2, 4, 5, 5]);
  });
});
