import { getHub, type HubReply } from '@simpletread/contract';
import { cache } from 'react';
import { isRefusal, readForShopper } from '../../shell/api';
import { type RawParams, slugOfSegment, wholeNumberOf } from '../../shell/paths';

const MOST_PAGES = 1000;
const EVERY_BRAND = 500;

/** Returns the requested page, counted from 1. */
export const pageOfParams = (params: RawParams): number => wholeNumberOf(params, 'page', 1, MOST_PAGES) ?? 1;

/** Returns a page of a hub at the shopper's prices, judged for `vehicle` if it is given; null if nothing is on sale, or past the last page. */
export const findHub = cache(
  async (
    brand: string | undefined,
    category: string | undefined,
    type: string | undefined,
    page = 1,
    vehicle?: string,
  ): Promise<HubReply | null> => {
    const query = {
      ...(brand === undefined ? {} : { brand: slugOfSegment(brand) }),
      ...(category === undefined ? {} : { category: slugOfSegment(category) }),
      ...(type === undefined ? {} : { type: slugOfSegment(type) }),
      page,
      ...(vehicle === undefined ? {} : { vehicle }),
    };
    try {
      const reply = await readForShopper('brands', getHub, { query });
      const isRefused = reply.fit?.kind === 'none' && page === 1;
      return reply.lines.length === 0 && !isRefused ? null : reply;
    } catch (error) {
      if (isRefusal(error, 'hub.unknown', 'request.invalid')) return null;
      throw error;
    }
  },
);

/** Returns everything on sale, with all its brands. */
export const readEverything = cache(() =>
  readForShopper('brands', getHub, { query: { perPage: 1, mostBrands: EVERY_BRAND } }),
);

/** Returns the lines that buyers rate best, in pages; of all, or of one brand, category or type. */
export const readTopRated = cache((page: number, perPage: number) =>
  readForShopper('brands', getHub, {
    query: { sort: 'rating', reviewed: 'true', page, perPage, mostBrands: 0, mostSizes: 0 },
  }),
);
