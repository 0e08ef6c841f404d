import { productReviews, type ProductReviewsReply } from '@simpletread/contract';
import { cache } from 'react';
import { readCached } from '../../shell/api';
import { reportProblem } from '../../shell/error-reports';
import type { ReviewQuery } from '../../catalogue';

const REVIEWS_SHOWN = 5;
const REVIEWS_OF_A_PAGE = 10;

const queryOf = ({ sort, page, filter: { miles, style, place, vehicle } }: ReviewQuery, perPage: number) => ({
  ...{ sort, page, perPage },
  ...(miles === null ? {} : { miles }),
  ...(style === null ? {} : { style }),
  ...(place === null ? {} : { place }),
  ...(vehicle === null ? {} : { vehicle }),
});

/** Returns a page of a line's reviews for its own page; refuses with `tire.unknown`. */
export const readReviewsPage = cache((brand: string, line: string, request: ReviewQuery) =>
  readCached('reviews', productReviews, {
    params: { brand, line },
    query: queryOf(request, REVIEWS_OF_A_PAGE),
  }),
);

/** Returns a page of a line's reviews; null if they could not be read, so the tire is still shown. */
export const readReviews = cache(
  async (brand: string, line: string, request: ReviewQuery): Promise<ProductReviewsReply | null> => {
    try {
      return await readCached('reviews', productReviews, {
        params: { brand, line },
        query: queryOf(request, REVIEWS_SHOWN),
      });
    } catch (error) {
      reportProblem('reviews', error);
      return null;
    }
  },
);
