import fc from 'fast-check';

import { rankOf } from './hub-order.js';

const rating = fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10);
const reviewCount = fc.integer({ min: 1, max: 900 });

describe('the rank of a line among those that buyers rated', () => {
  it('is below that of many nearly as good reviews with a single perfect one', () => {
    expect(rankOf({ rating: 5, reviewCount: 1 })).toBeLessThan(rankOf({ rating: 4.6, reviewCount: 60 }));
  });

  it('is above that of every line without reviews', () => {
    fc.assert(
      fc.property(rating, reviewCount, (mean, count) => {
        expect(rankOf({ rating: mean, reviewCount: count })).toBeGreaterThan(
          rankOf({ rating: null, reviewCount: 0 }),
        );
      }),
    );
  });

  it('never falls with a better mean of as many reviews', () => {
    fc.assert(
      fc.property(rating, rating, reviewCount, (one, other, count) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(rankOf({ rating: low, reviewCount: count })).toBeLessThanOrEqual(
          rankOf({ rating: high, reviewCount: count }),
        );
      }),
    );
  });
});
