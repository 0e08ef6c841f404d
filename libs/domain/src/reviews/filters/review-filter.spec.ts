import fc from 'fast-check';

import { DRIVING_STYLES, MILES_DRIVEN, PLACES_DRIVEN } from '../reviews/index.js';
import { reviewBreakdown, type ReviewFilter } from './review-filter.js';

const NONE: ReviewFilter = { miles: null, style: null, place: null, isLikeMine: false };
const choice = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values));
const parts = {
  miles: choice(MILES_DRIVEN),
  style: choice(DRIVING_STYLES),
  place: choice(PLACES_DRIVEN),
  isLikeMine: fc.boolean(),
};
const someGroups = fc.array(fc.record({ ...parts, count: fc.nat(50) }));

describe('filters of reviews', () => {
  it('count for each choice what choosing it lists', () => {
    fc.assert(
      fc.property(someGroups, fc.record(parts), (groups, filter) => {
        const { miles, styles, places } = reviewBreakdown(groups, filter);
        const listed = (change: Partial<ReviewFilter>) =>
          reviewBreakdown(groups, { ...filter, ...change }).matching;
        for (const { value, count } of miles) expect(count).toBe(listed({ miles: value }));
        for (const { value, count } of styles) expect(count).toBe(listed({ style: value }));
        for (const { value, count } of places) expect(count).toBe(listed({ place: value }));
      }),
    );
  });

  it('list everything without a condition, and never more with one', () => {
    fc.assert(
      fc.property(someGroups, fc.record(parts), (groups, filter) => {
        const all = reviewBreakdown(groups, NONE).matching;
        expect(all).toBe(groups.reduce((sum, { count }) => sum + count, 0));
        expect(reviewBreakdown(groups, filter).matching).toBeLessThanOrEqual(all);
      }),
    );
  });

  it('leave out reviews that don’t say', () => {
    const groups = [
      { ...NONE, count: 3 },
      { ...NONE, miles: 'under-5000' as const, isLikeMine: true, count: 2 },
    ];
    expect(reviewBreakdown(groups, { ...NONE, miles: 'under-5000' }).matching).toBe(2);
    expect(reviewBreakdown(groups, { ...NONE, isLikeMine: true }).matching).toBe(2);
  });
});
