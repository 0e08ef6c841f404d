import { productReviews, type ProductReviewsReply } from '@simpletread/contract';
import { cache } from 'react';
import { readCached } from '../../shell/api';
import { reportProblem } from '../../shell/telemetry';
import type { ReviewWish } from '../../catalogue';

const REVIEWS_SHOWN = 5;
const REVIEWS_OF_A_PAGE = 10;

/** A page of a line's reviews where they are all a page is about; refused with `tire.unknown`. */
export const readReviewsPage = cache((brand: string, line: string, { sort, page }: ReviewWish) =>
  readCached('reviews', productReviews, {
    params: { brand, line },
    query: { sort, page, perPage: REVIEWS_OF_A_PAGE },
  }),
);

/** A page of a line's reviews; null where they could not be read, which is no reason to hide the tire. */
export const readReviews = cache(
  async (brand: string, line: string, { sort, page }: ReviewWish): Promise<ProductReviewsReply | null> => {
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
