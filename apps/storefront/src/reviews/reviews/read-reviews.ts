import { productReviews, type ProductReviewsReply } from '@simpletread/contract';
import { cache } from 'react';
import { readCached } from '../../shell/api';
import { reportProblem } from '../../shell/error-reports';
import type { ReviewQuery } from '../../catalogue';

const REVIEWS_SHOWN = 5;
const REVIEWS_OF_A_PAGE = 10;

/** Returns a page of a line's reviews for its own page; refuses with `tire.unknown`. */
export const readReviewsPage = cache((brand: string, line: string, { sort, page }: ReviewQuery) =>
  readCached('reviews', productReviews, {
    params: { brand, line },
    query: { sort, page, perPage: REVIEWS_OF_A_PAGE },
  }),
);

/** Returns a page of a line's reviews; null if they could not be read, so the tire is still shown. */
export const readReviews = cache(
  async (brand: string, line: string, { sort, page }: ReviewQuery): Promise<ProductReviewsReply | null> => {
    try {
      return await readCached('reviews', productReviews, {
        params: { brand, line },
        query: { sort, page, perPage: REVIEWS_SHOWN },
      });
    } catch (error) {
      reportProblem('reviews', error);
      return null;
    }
  },
);
