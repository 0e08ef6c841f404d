import type { Offer } from '../offer.js';
import { FACETS, type Facet, type FilterCheck } from './tire-filters.js';

export interface FilteredOffers {
  /** Offers that pass every check, in the order they came in. */
  readonly matching: readonly Offer[];
  /** For a facet: the offers that would be results if that facet's own filter were lifted. */
  readonly without: (facet: Facet) => readonly Offer[];
}

/** The one facet that `offer` fails, 'none' when it passes all checks, 'several' when more than one facet hides it. */
const failureOf = (offer: Offer, checks: readonly FilterCheck[]): Facet | 'none' | 'several' => {
  let failed: Facet | 'none' = 'none';
  for (const { facet, passes } of checks) {
    if (facet === failed || passes(offer)) continue;
    if (failed !== 'none') return 'several';
    failed = facet;
  }
  return failed;
};

/**
 * Applies the checks to `offers` in one pass. An offer that fails a single facet isn't a result, but still counts for
 * that facet's values: they show what another choice would find.
 */
export const filterOffers = (offers: readonly Offer[], checks: readonly FilterCheck[]): FilteredOffers => {
  if (checks.length === 0) return { matching: offers, without: () => offers };
  const matching: Offer[] = [];
  const hidden = new Map<Facet, Offer[]>(FACETS.map((facet) => [facet, []]));
  for (const offer of offers) {
    const failure = failureOf(offer, checks);
    if (failure === 'none') matching.push(offer);
    else if (failure !== 'several') hidden.get(failure)?.push(offer);
  }
  const without = (facet: Facet): readonly Offer[] => {
    const alsoShown = hidden.get(facet) ?? [];
    return alsoShown.length === 0 ? matching : [...matching, ...alsoShown];
  };
  return { matching, without };
};
