import { TIRE_SORTS } from '@simpletread/contract';
import fc from 'fast-check';

import { pageOf } from '../browse/page-of.js';
import { sampleTire } from '../testing/sample-tire.js';
import { someFilters, someOffers } from '../testing/some-offers.js';
import { filterOffers } from './filter-offers.js';
import { type Offer, offersOfSize } from './offer.js';
import { SortedOffers } from './sorted-offers.js';
import { checksOf } from './tire-filters.js';

const aSort = fc.constantFrom(...TIRE_SORTS);
const itemNumbers = (offers: readonly Offer[]): readonly number[] =>
  offers.map(({ tire }) => tire.itemNumber).sort((a, b) => a - b);
const neighbours = <T>(values: readonly T[]): readonly (readonly [T, T])[] =>
  values.slice(1).map((value, at) => [values[at] as T, value] as const);

describe('orders of results', () => {
  it('hold every offer exactly once', () => {
    fc.assert(
      fc.property(someOffers, aSort, (offers, sort) => {
        expect(itemNumbers(new SortedOffers(offers).in(sort))).toEqual(itemNumbers(offers));
      }),
    );
  });

  it('do not hang on the order the tires were read in', () => {
    fc.assert(
      fc.property(someOffers, aSort, (offers, sort) => {
        const backwards = new SortedOffers([...offers].reverse()).in(sort);
        expect(backwards).toEqual(new SortedOffers(offers).in(sort));
      }),
    );
  });

  it('rise or fall by the price of the set', () => {
    fc.assert(
      fc.property(someOffers, (offers) => {
        const sorted = new SortedOffers(offers);
        for (const [a, b] of neighbours(sorted.in('price-low'))) {
          expect(a.setPriceInCents).toBeLessThanOrEqual(b.setPriceInCents);
        }
        for (const [a, b] of neighbours(sorted.in('price-high'))) {
          expect(a.setPriceInCents).toBeGreaterThanOrEqual(b.setPriceInCents);
        }
      }),
    );
  });

  it('put every sold-out tire behind those in stock when they recommend', () => {
    fc.assert(
      fc.property(someOffers, (offers) => {
        const isSoldOut = new SortedOffers(offers).in('recommended').map(({ available }) => available === 0);
        for (const [before, after] of neighbours(isSoldOut)) expect(before && !after).toBe(false);
      }),
    );
  });

  it('put our picks in front of all others, each group as recommended', () => {
    fc.assert(
      fc.property(someOffers, (offers) => {
        const sorted = new SortedOffers(offers);
        const recommended = sorted.in('recommended');
        expect(sorted.in('our-picks')).toEqual([
          ...recommended.filter(({ tire }) => tire.line.isOurPick),
          ...recommended.filter(({ tire }) => !tire.line.isOurPick),
        ]);
      }),
    );
  });

  it('break ties of equal offers by item number', () => {
    const offers = offersOfSize([3, 1, 2].map((itemNumber) => sampleTire({ itemNumber })));
    for (const sort of TIRE_SORTS) {
      expect(new SortedOffers(offers).in(sort).map(({ tire }) => tire.itemNumber)).toEqual([1, 2, 3]);
    }
  });

  it('neither repeat nor drop a result from page to page, whatever the filters', () => {
    fc.assert(
      fc.property(
        someOffers,
        someFilters,
        aSort,
        fc.integer({ min: 1, max: 7 }),
        (offers, filters, sort, perPage) => {
          const checks = checksOf(filters);
          const all = filterOffers(new SortedOffers(offers).in(sort), checks).matching;
          const pages = Array.from({ length: Math.ceil(all.length / perPage) }, (_, at) =>
            // As on a server that has just started: every page is sorted anew.
            pageOf(filterOffers(new SortedOffers(offers).in(sort), checks).matching, {
              page: at + 1,
              perPage,
            }),
          );
          expect(pages.flat()).toEqual(all);
        },
      ),
    );
  });
});
