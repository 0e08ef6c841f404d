import {
  faultMessage,
  findShops,
  getShop,
  getShopArea,
  listShopAreas,
  type ReplyOf,
} from '@simpletread/contract';
import { parseZip } from '@simpletread/domain';
import { orNotFound, readCached } from '../../shell/api';
import { zipRefusalOf } from '../../delivery';
import { shopFiltersOf, type ShopListQuery } from './shop-list-query';

export type NearbyShops = ReplyOf<typeof findShops>;
export type ShopArea = ReplyOf<typeof getShopArea>;
export type ShopAreas = ReplyOf<typeof listShopAreas>;

export const SHOPS_PER_PAGE = 30;

/** Shops, or the reason why there are none for this ZIP. */
export type ShopsNear = { readonly found: NearbyShops } | { readonly error: string };

/** Returns partner shops around a ZIP; an error if it names no place or tires don't ship there. */
export const readShopsNear = async (text: string, query: ShopListQuery): Promise<ShopsNear> => {
  const read = parseZip(text);
  if (!read.ok) return { error: faultMessage(read.fault) };
  const { sort, page } = query;
  const asked = { zip: read.value.zip5, sort, page, limit: SHOPS_PER_PAGE, ...shopFiltersOf(query) };
  try {
    return { found: await readCached('shops', findShops, { query: asked }) };
  } catch (error) {
    return { error: zipRefusalOf(error) };
  }
};

/** Returns a partner shop; suspended and unknown ones are the 404 page. */
export const readShop = (code: string): Promise<ReplyOf<typeof getShop>> =>
  orNotFound(readCached('shops', getShop, { params: { code } }), 'shop.unknown');

/** Returns a state or a city with partner shops; without any it is the 404 page. */
export const readShopArea = (slug: string, query: ShopListQuery): Promise<ShopArea> => {
  const { sort, page } = query;
  const asked = { sort, page, perPage: SHOPS_PER_PAGE, ...shopFiltersOf(query) };
  return orNotFound(readCached('shops', getShopArea, { params: { slug }, query: asked }), 'shop.unknown');
};

/** Returns the states with partner shops, and the cities with the most. */
export const readShopAreas = (mostCities: number): Promise<ShopAreas> =>
  readCached('shops', listShopAreas, { query: { mostCities } });
