import type { SHOP_SORTS } from '@simpletread/contract';

import type { NearShop } from './shop.js';

export type ShopSort = (typeof SHOP_SORTS)[number];

/** Ratings with few reviews are pulled toward this one, as if that many people had given it. */
const PRIOR_RATING = 4.2;
const PRIOR_REVIEWS = 10;
const MOST_RATING = 5;
/** Partner shops charge $15 to $24 a tire. */
const LOWEST_PRICE_IN_CENTS = 1500;
const PRICE_SPAN_IN_CENTS = 900;

const WEIGHTS = { rating: 0.45, distance: 0.35, price: 0.2 } as const;

const weightedRating = ({ shop }: NearShop): number => {
  const reviews = shop.rating === null ? 0 : shop.reviewCount;
  return ((shop.rating ?? 0) * reviews + PRIOR_RATING * PRIOR_REVIEWS) / (reviews + PRIOR_REVIEWS);
};

const recommendation = (near: NearShop, radiusMiles: number): number => {
  const price = (near.shop.installPriceInCents - LOWEST_PRICE_IN_CENTS) / PRICE_SPAN_IN_CENTS;
  return (
    WEIGHTS.rating * (weightedRating(near) / MOST_RATING) +
    WEIGHTS.distance * (1 - near.distanceMiles / radiusMiles) +
    WEIGHTS.price * (1 - price)
  );
};

/**
 * Shops in the asked order, equals by distance and then by code. Recommended: 45 % rating weighted by the number of
 * reviews, 35 % how near within the radius, 20 % how low the price is between $15 and $24.
 */
export const sortShops = (
  shops: readonly NearShop[],
  sort: ShopSort,
  radiusMiles: number,
): readonly NearShop[] => {
  const measures: Readonly<Record<ShopSort, (near: NearShop) => number>> = {
    recommended: (near) => -recommendation(near, radiusMiles),
    distance: ({ distanceMiles }) => distanceMiles,
    price: ({ shop }) => shop.installPriceInCents,
    reviews: (near) => -weightedRating(near),
  };
  const measure = measures[sort];
  return shops
    .map((near) => ({ near, measured: measure(near) }))
    .sort(
      (a, b) =>
        a.measured - b.measured ||
        a.near.distanceMiles - b.near.distanceMiles ||
        (a.near.shop.code < b.near.shop.code ? -1 : 1),
    )
    .map(({ near }) => near);
};
