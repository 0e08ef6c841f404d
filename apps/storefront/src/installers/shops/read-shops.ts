import { findShops, SHOP_SORTS, type ReplyOf } from '@simpletread/contract';
import { isRefusal, readCached } from '../../shell/api';

export type ShopSort = (typeof SHOP_SORTS)[number];
export type NearbyShops = ReplyOf<typeof findShops>;

const MOST_SHOWN = 30;

export const shopSortOf = (text: string): ShopSort =>
  SHOP_SORTS.find((sort) => sort === text) ?? 'recommended';

/** Returns partner shops around a ZIP; null if the ZIP names no place. */
export const readShopsNear = async (zip: string, sort: ShopSort): Promise<NearbyShops | null> => {
  try {
    return await readCached('shops', findShops, { query: { zip, sort, limit: MOST_SHOWN } });
  } catch (error) {
    if (isRefusal(error, 'contact.zipInvalid', 'request.invalid')) return null;
    throw error;
  }
};
