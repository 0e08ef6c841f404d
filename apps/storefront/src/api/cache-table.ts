/**
 * Every read whose reply is kept between requests, and for how many seconds at most. A change of tires, vehicles or prices makes all of
 * them be read anew at once; the time bounds how old stock and shops may be. Replies that depend on a cart are never kept.
 */
export const KEPT_SECONDS = {
  tires: 30,
  product: 30,
  comparison: 30,
  boughtWith: 600,
  chosen: 300,
  reviews: 60,
  brands: 60,
  sizes: 60,
  typeahead: 60,
  vehicles: 3600,
  places: 86_400,
  shops: 60,
} as const;

export type CachedReadName = keyof typeof KEPT_SECONDS;
