import { findShops, SHOP_SORTS, type CartReply, type ShopCard } from '@simpletread/contract';
import { parseTireSize, parseZip } from '@simpletread/domain';
import { readCached } from '../../../shell/api';
import { textOf, wholeNumberOf, type RawParams } from '../../../shell/paths';
import { zipRefusalOf } from '../../../delivery';
import { searchZip } from './search-zip';
import type { ShopSearch } from './ShopChoice';

const SHOPS_SHOWN = 6;
const MOST_SHOPS = 30;

/** The tires' requirements for a shop's machines: the cart's largest rim and lowest sidewall. */
const demandOf = ({ lines }: CartReply): { rimIn?: number; aspect?: number } => {
  const sizes = lines.flatMap(({ sizeCode }) => {
    const parsed = parseTireSize(sizeCode);
    return parsed.ok ? [parsed.value.size] : [];
  });
  const rims = sizes.flatMap((size) => ('rimIn' in size ? [Math.ceil(size.rimIn)] : []));
  const aspects = sizes.flatMap((size) =>
    size.kind === 'metric' && size.aspect !== null ? [size.aspect] : [],
  );
  return {
    ...(rims.length === 0 ? {} : { rimIn: Math.max(...rims) }),
    ...(aspects.length === 0 ? {} : { aspect: Math.min(...aspects) }),
  };
};

const withChosen = (shops: readonly ShopCard[], chosen: ShopCard | null): readonly ShopCard[] =>
  chosen === null || shops.some(({ code }) => code === chosen.code) ? shops : [chosen, ...shops];

/** The last shop leads the recommended list; a list sorted by distance or price stays sorted. */
const withLastFirst = (shops: readonly ShopCard[], lastCode: string | null): readonly ShopCard[] =>
  [...shops].sort((one, other) => Number(other.code === lastCode) - Number(one.code === lastCode));

/**
 * Returns shops for the cart's tires near the requested ZIP, or the known one. Always includes the chosen shop; the shop of `lastCode` is
 * first in the recommended order.
 */
export const readShopSearch = async (
  cart: CartReply,
  params: RawParams,
  lastCode: string | null = null,
): Promise<ShopSearch> => {
  const text = await searchZip(cart, params);
  const sort = SHOP_SORTS.find((known) => known === textOf(params, 'sort')) ?? 'recommended';
  const limit = wholeNumberOf(params, 'shops', SHOPS_SHOWN, MOST_SHOPS) ?? SHOPS_SHOWN;
  const none = (error?: string): ShopSearch => ({
    zip: text,
    sort,
    error,
    more: null,
    shops: cart.shop === null ? [] : [cart.shop],
  });
  if (text === '') return none();
  const zip = parseZip(text);
  if (!zip.ok) return none('Oops. Please enter a valid ZIP code.');
  try {
    const { shops, total } = await readCached('shops', findShops, {
      query: { zip: zip.value.zip5, sort, limit, ...demandOf(cart) },
    });
    return {
      zip: zip.value.zip5,
      sort,
      error: undefined,
      more: total > limit && limit < MOST_SHOPS ? MOST_SHOPS : null,
      shops: withChosen(sort === 'recommended' ? withLastFirst(shops, lastCode) : shops, cart.shop),
    };
  } catch (error) {
    return none(zipRefusalOf(error));
  }
};
