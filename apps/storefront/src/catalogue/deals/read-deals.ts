import { getDeal, listDeals, type DealsReply, type DealSummary } from '@simpletread/contract';
import { cache } from 'react';
import { orNotFound, shopperClient } from '../../shell/api';

/** What is on now. Asked for each page: a reply that is kept could outlive a sale. */
export const readDeals = cache(async (): Promise<DealsReply> => (await shopperClient()).call(listDeals, {}));

export const LINES_PER_PAGE = 24;

/** One deal that is on, with a page of its lines; one that is over is a page that is not there. */
export const readDeal = cache(
  async (slug: string, page: number): Promise<DealSummary> =>
    (
      await orNotFound(
        (await shopperClient()).call(getDeal, { params: { slug }, query: { page, perPage: LINES_PER_PAGE } }),
        'record.missing',
      )
    ).deal,
);
