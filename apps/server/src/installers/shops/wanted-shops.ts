import type { ShopFilters } from '@simpletread/contract';
import { shopOpening } from '@simpletread/domain';

import type { NearShop, Shop } from './shop.js';

const isWanted = (shop: Shop, { open, offers }: ShopFilters, now: Date): boolean =>
  (offers ?? []).every((offer) => shop.services.includes(offer) || shop.badges.includes(offer)) &&
  (open !== true || shopOpening(shop.hours, shop.timeZone, now).isOpen);

/** The shops that filters leave, in the same order. `false` filters as little as nothing. */
export const wantedShops = (
  shops: readonly NearShop[],
  filters: ShopFilters,
  now: Date,
): readonly NearShop[] => shops.filter(({ shop }) => isWanted(shop, filters, now));
