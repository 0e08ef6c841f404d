import fc from 'fast-check';

import { someOffers, someSearch } from '../testing/some-offers.js';
import { filterOffers } from './filter-offers.js';
import { loosen } from './loosen.js';
import { TIRE_PRICES } from '../offer-prices.js';
import { checksOf, type Facet } from './tire-filters.js';

describe('what to loosen when nothing matches', () => {
  it('is each filter without which something would, with the number that a recount gives', () => {
    fc.assert(
      fc.property(someSearch, ({ offers, filters, prices }) => {
        const checks = checksOf(filters, prices);
        const filtered = filterOffers(offers, checks);
        const recount = (facet: Facet): number =>
          offers.filter((offer) => checks.every((check) => check.facet === facet || check.passes(offer)))
            .length;
        const told = loosen(filtered);
        if (filtered.matching.length > 0) expect(told).toEqual([]);
        else {
          const facets = [...new Set(checks.map(({ facet }) => facet))].filter((facet) => recount(facet) > 0);
          expect(new Map(told.map(({ filter, count }) => [filter, count]))).toEqual(
            new Map(facets.map((facet) => [facet, recount(facet)])),
          );
          const counts = told.map(({ count }) => count);
          expect(counts).toEqual([...counts].sort((a, b) => b - a));
        }
      }),
    );
  });

  it('is nothing where only two filters together hide everything', () => {
    fc.assert(
      fc.property(someOffers, (offers) => {
        const filters = { brand: ['nobody'], speed: ['none'] };
        expect(loosen(filterOffers(offers, checksOf(filters, TIRE_PRICES)))).toEqual([]);
      }),
    );
  });
});
