import type { TireSearchReply } from '@simpletread/contract';

import type { FilteredOffers } from './filter-offers.js';
import { FACETS } from './tire-filters.js';

/**
 * For a search without matches: each filter that alone hides every offer, with the number of matches without it,
 * most first and ties in the order of the filters. Empty if anything matches, or if only several filters together hide
 * all.
 */
export const loosen = ({ matching, without }: FilteredOffers): TireSearchReply['loosen'] =>
  matching.length > 0
    ? []
    : FACETS.map((filter) => ({ filter, count: without(filter).length }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count);
