import { REVIEW_SORTS } from '@simpletread/contract';
import { ALL_REVIEWS } from '../../catalogue';
import { readLineReviewList, readReviewList, reviewListHref } from './review-list-query';

describe('the address of a list of reviews', () => {
  it('returns its state', () => {
    for (const sort of REVIEW_SORTS)
      for (const page of [1, 7]) {
        const { searchParams } = new URL(
          reviewListHref('/tire-reviews/latest', { sort, page, filter: ALL_REVIEWS }),
          'http://shop',
        );
        expect(readReviewList(Object.fromEntries(searchParams))).toEqual({ sort, page, filter: ALL_REVIEWS });
      }
  });

  it('is the plain one for the newest', () => {
    expect(reviewListHref('/tire-reviews/latest', { sort: 'newest', page: 1, filter: ALL_REVIEWS })).toBe(
      '/tire-reviews/latest',
    );
    expect(readReviewList({ sort: 'nonsense', page: '-1' })).toEqual({
      ...{ sort: 'newest', page: 1, filter: ALL_REVIEWS },
    });
  });

  it('has conditions for the reviews of one line only', () => {
    const filter = { ...ALL_REVIEWS, place: 'off-road', vehicle: '2021 Subaru Outback' } as const;
    const href = reviewListHref('/reviews', { sort: 'newest', page: 1, filter });
    expect(href).toBe('/reviews?used=off-road&vehicle=2021+Subaru+Outback');
    const params = Object.fromEntries(new URL(href, 'http://shop').searchParams);
    expect(readLineReviewList(params).filter).toEqual(filter);
    expect(readReviewList(params).filter).toEqual(ALL_REVIEWS);
  });
});
