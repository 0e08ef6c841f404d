import fc from 'fast-check';
import {
  readReviewQuery,
  REVIEW_SORT_LABELS,
  reviewParams,
  USUAL_REVIEWS,
  type ReviewSort,
} from './review-query';

const sorts = Object.keys(REVIEW_SORT_LABELS) as ReviewSort[];

describe('the reviews in an address', () => {
  it('are read back as they were written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sorts), fc.integer({ min: 1, max: 1000 }), (sort, page) => {
        expect(readReviewQuery(reviewParams({ sort, page }))).toEqual({ sort, page });
      }),
    );
  });

  it('are the newest by default, and for unknown values', () => {
    expect(readReviewQuery({})).toEqual(USUAL_REVIEWS);
    expect(readReviewQuery({ reviewSort: 'constructor', reviews: '0' })).toEqual(USUAL_REVIEWS);
    expect(reviewParams(USUAL_REVIEWS)).toEqual({});
  });
});
