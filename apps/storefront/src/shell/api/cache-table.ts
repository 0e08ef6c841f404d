/**
 * Every read that is cached between requests, with its maximum age in seconds. A change of tires, vehicles or prices refreshes all of them
 * at once; the age limits how old stock and shops may be. A reply is still used for the same time again while it is refreshed, so stock,
 * which is at most half a second old when read, is at most two seconds old on a page. Replies that depend on a cart are never cached.
 */
export const KEPT_SECONDS = {
  tires: 0.75,
  product: 0.75,
  comparison: 0.75,
  boughtWith: 600,
  chosen: 300,
  reviews: 60,
  brands: 60,
  sizes: 60,
  typeahead: 60,
  vehicles: 3600,
  places: 86_400,
  shops: 60,
  shopTimes: 10,
  figures: 600,
} as const;

export type CachedReadName = keyof typeof KEPT_SECONDS;
