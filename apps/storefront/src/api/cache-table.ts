interface CachedRead {
  /** What `revalidateTag` names to drop the replies. */
  readonly tag: string;
  readonly seconds: number;
}

/** Every read whose reply is kept between requests, and for how long. Replies that depend on a cart are never kept. */
export const CACHED_READS = {
  tires: { tag: 'catalogue', seconds: 30 },
  product: { tag: 'catalogue', seconds: 30 },
  comparison: { tag: 'catalogue', seconds: 30 },
  chosen: { tag: 'catalogue', seconds: 300 },
  reviews: { tag: 'catalogue', seconds: 60 },
  brands: { tag: 'catalogue', seconds: 60 },
  sizes: { tag: 'catalogue', seconds: 60 },
  typeahead: { tag: 'catalogue', seconds: 60 },
  vehicles: { tag: 'vehicles', seconds: 3600 },
  places: { tag: 'places', seconds: 86_400 },
  shops: { tag: 'shops', seconds: 60 },
} as const satisfies Record<string, CachedRead>;

export type CachedReadName = keyof typeof CACHED_READS;
