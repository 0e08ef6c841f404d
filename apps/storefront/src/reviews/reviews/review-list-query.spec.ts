import { REVIEW_SORTS } from '@simpletread/contract';
import { readReviewList, reviewListHref } from './review-list-query';

describe('the address of a list of reviews', () => {
  it('returns its state', () => {
    for (const sort of REVIEW_SORTS)
      for (const page of [1, 7]) {
        const { searchParams } = new URL(
          reviewListHref('/tire-reviews/latest', { sort, page }),
          'http://shop',
        );
        expect(readReviewList(Object.fromEntries(searchParams))).toEqual({ sort, page });
      }
  });

  it('is the plain one for the newest', () => {
    expect(reviewListHref('/tire-reviews/latest', { sort: 'newest', page: 1 })).toBe('/tire-reviews/latest');
    expect(readReviewList({ sort: 'nonsense', page: '-1' })).toEqual({ sort: 'newest', page: 1 });
  });
});
