import { getDeal, listDeals, type DealsReply, type DealSummary } from '@simpletread/contract';
import { cache } from 'react';
import { orNotFound, shopperClient } from '../../shell/api';

/** Returns the current deals. Read for each page: a cached reply could outlive a sale. */
export const readDeals = cache(async (): Promise<DealsReply> => (await shopperClient()).call(listDeals, {}));

export const LINES_PER_PAGE = 24;

/** Returns a current deal with a page of its lines; a deal that is over is not found. */
export const readDeal = cache(
  async (slug: string, page: number): Promise<DealSummary> =>
    (
      await orNotFound(
        (await shopperClient()).call(getDeal, { params: { slug }, query: { page, perPage: LINES_PER_PAGE } }),
        'record.missing',
      )
    ).deal,
);
