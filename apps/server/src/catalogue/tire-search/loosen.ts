import type { TireSearchReply } from '@simpletread/contract';

import type { FilteredOffers } from './filter-offers.js';
import { FACETS } from './tire-filters.js';

/**
 * Where nothing matches: each filter that hides every offer by itself, with how many would match without it, most first
 * and equals in the order of the filters. Nothing while anything matches, or where only several together hide all.
 */
export const loosen = ({ matching, without }: FilteredOffers): TireSearchReply['loosen'] =>
  matching.length > 0
    ? []
    : FACETS.map((filter) => ({ filter, count: without(filter).length }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count);
