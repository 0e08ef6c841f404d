/**
 * Every read whose reply is kept between requests, and for how many seconds at most. A change of tires, vehicles or prices makes all of
 * them be read anew at once; the time bounds how old stock and shops may be. Replies are handed out for as long again while they are read anew, so
 * stock, which is at most half a second old when it is read, is at most two seconds old on a page. Replies that depend on a cart are never kept.
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
} as const;

export type CachedReadName = keyof typeof KEPT_SECONDS;
