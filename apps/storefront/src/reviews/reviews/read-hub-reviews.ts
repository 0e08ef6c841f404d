import { hubReviews, type HubReviewsReply } from '@simpletread/contract';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { orNotFound, readCached } from '../../shell/api';
import { slugOfSegment } from '../../shell/paths';
import type { ReviewSort } from '../../catalogue';

const REVIEWS_SHOWN = 10;

/** Returns a page of a hub's reviews; not found without reviews, or past the last page. */
export const readHubReviews = cache(
  async (
    brand: string | undefined,
    category: string | undefined,
    type: string | undefined,
    sort: ReviewSort,
    page: number,
  ): Promise<HubReviewsReply> => {
    const reply = await orNotFound(
      readCached('reviews', hubReviews, {
        query: {
          ...(brand === undefined ? {} : { brand: slugOfSegment(brand) }),
          ...(category === undefined ? {} : { category: slugOfSegment(category) }),
          ...(type === undefined ? {} : { type: slugOfSegment(type) }),
          sort,
          page,
          perPage: REVIEWS_SHOWN,
        },
      }),
      'hub.unknown',
    );
    return reply.items.length === 0 ? notFound() : reply;
  },
);
