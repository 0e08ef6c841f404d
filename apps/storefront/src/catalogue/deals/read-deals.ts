import { getDeal, listDeals, type DealsReply, type DealSummary } from '@simpletread/contract';
import { cache } from 'react';
import { orNotFound, shopperClient } from '../../shell/api';
import { readShopper } from '../../shell/shopper';

/** Returns the current deals, with the lines that fit the shopper's vehicle. Read for each page: a cached reply could outlive a sale. */
export const readDeals = cache(async (): Promise<DealsReply> => {
  const vehicle = (await readShopper()).vehicle?.key;
  return (await shopperClient()).call(listDeals, { query: vehicle === undefined ? {} : { vehicle } });
});

export const LINES_PER_PAGE = 24;

/** Returns a current deal with a page of its lines, judged for `vehicle` if it is given; a deal that is over is not found. */
export const readDeal = cache(
  async (slug: string, page: number, vehicle?: string): Promise<DealSummary> =>
    (
      await orNotFound(
        (await shopperClient()).call(getDeal, {
          params: { slug },
          query: { page, perPage: LINES_PER_PAGE, ...(vehicle === undefined ? {} : { vehicle }) },
        }),
        'record.missing',
      )
    ).deal,
);
