import { faultMessage, findShops, getShop, SHOP_SORTS, type ReplyOf } from '@simpletread/contract';
import { parseZip } from '@simpletread/domain';
import { orNotFound, readCached } from '../../shell/api';
import { zipRefusalOf } from '../../delivery';

export type ShopSort = (typeof SHOP_SORTS)[number];
export type NearbyShops = ReplyOf<typeof findShops>;

const MOST_SHOWN = 30;

export const shopSortOf = (text: string): ShopSort =>
  SHOP_SORTS.find((sort) => sort === text) ?? 'recommended';

/** Shops, or the reason why there are none for this ZIP. */
export type ShopsNear = { readonly found: NearbyShops } | { readonly error: string };

/** Returns partner shops around a ZIP; an error if it names no place or tires don't ship there. */
export const readShopsNear = async (text: string, sort: ShopSort): Promise<ShopsNear> => {
  const read = parseZip(text);
  if (!read.ok) return { error: faultMessage(read.fault) };
  try {
    const zip = read.value.zip5;
    return { found: await readCached('shops', findShops, { query: { zip, sort, limit: MOST_SHOWN } }) };
  } catch (error) {
    return { error: zipRefusalOf(error) };
  }
};

/** Returns a partner shop; suspended and unknown ones are the 404 page. */
export const readShop = (code: string): Promise<ReplyOf<typeof getShop>> =>
  orNotFound(readCached('shops', getShop, { params: { code } }), 'shop.unknown');
