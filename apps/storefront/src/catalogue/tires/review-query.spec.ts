import { DRIVING_STYLES, MILES_DRIVEN, PLACES_DRIVEN } from '@simpletread/domain';
import fc from 'fast-check';
import {
  readReviewQuery,
  REVIEW_SORT_LABELS,
  reviewParams,
  USUAL_REVIEWS,
  type ReviewSort,
} from './review-query';

const sorts = Object.keys(REVIEW_SORT_LABELS) as ReviewSort[];
const queries = fc.record({
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 1000 }),
  filter: fc.record({
    miles: fc.option(fc.constantFrom(...MILES_DRIVEN)),
    style: fc.option(fc.constantFrom(...DRIVING_STYLES)),
    place: fc.option(fc.constantFrom(...PLACES_DRIVEN)),
    vehicle: fc.option(fc.constantFrom('2021 Subaru Outback', '1999 Land Rover')),
  }),
});

describe('the reviews in an address', () => {
  it('are read back as they were written', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readReviewQuery(reviewParams(query))).toEqual(query);
      }),
    );
  });

  it('are the newest by default, and for unknown values', () => {
    expect(readReviewQuery({})).toEqual(USUAL_REVIEWS);
    expect(readReviewQuery({ reviewSort: 'constructor', reviews: '0' })).toEqual(USUAL_REVIEWS);
    expect(readReviewQuery({ miles: 'many', used: '', vehicle: 'Outback' })).toEqual(USUAL_REVIEWS);
    expect(reviewParams(USUAL_REVIEWS)).toEqual({});
  });
});
