import { TIRE_SORTS } from '@simpletread/contract';
import fc from 'fast-check';

import { pageOf } from '../../tires/page-of.js';
import { sampleTire } from '../../tires/testing/sample-tire.js';
import { someOffers, someSearch } from '../testing/some-offers.js';
import { filterOffers } from '../filters/filter-offers.js';
import { type Offer, offersOfSize } from '../offer.js';
import { sortedPriceOf, TIRE_PRICES } from '../offer-prices.js';
import { recommendedFirst, sortedBy, type TireSort } from './sorted-offers.js';
import { checksOf } from '../filters/tire-filters.js';

const setPriceOf = sortedPriceOf(TIRE_PRICES);
const inOrder = (sort: TireSort, offers: readonly Offer[], priceOf = setPriceOf) =>
  sortedBy(sort, recommendedFirst(offers), priceOf);

const aSort = fc.constantFrom(...TIRE_SORTS);
const itemNumbers = (offers: readonly Offer[]): readonly number[] =>
  offers.map(({ tire }) => tire.itemNumber).sort((a, b) => a - b);
const neighbors = <T>(values: readonly T[]): readonly (readonly [T, T])[] =>
  values.slice(1).map((value, at) => [values[at] as T, value] as const);

describe('orders of results', () => {
  it('hold every offer exactly once', () => {
    fc.assert(
      fc.property(someOffers, aSort, (offers, sort) => {
        expect(itemNumbers(inOrder(sort, offers))).toEqual(itemNumbers(offers));
      }),
    );
  });

  it('are none for a size without tires', () => {
    expect(recommendedFirst([])).toEqual([]);
  });

  it('do not hang on the order the tires were read in', () => {
    fc.assert(
      fc.property(someOffers, aSort, (offers, sort) => {
        const backwards = inOrder(sort, [...offers].reverse());
        expect(backwards).toEqual(inOrder(sort, offers));
      }),
    );
  });

  it('rise or fall by the price that is shown', () => {
    fc.assert(
      fc.property(someSearch, ({ offers, prices }) => {
        const priceOf = sortedPriceOf(prices);
        const shown = (sort: TireSort) => inOrder(sort, offers, priceOf).map(priceOf);
        for (const [a, b] of neighbors(shown('price-low'))) expect(a).toBeLessThanOrEqual(b);
        for (const [a, b] of neighbors(shown('price-high'))) expect(a).toBeGreaterThanOrEqual(b);
      }),
    );
  });

  it('put every sold-out tire after those in stock when they recommend', () => {
    fc.assert(
      fc.property(someOffers, (offers) => {
        const isSoldOut = recommendedFirst(offers).map(({ available }) => available === 0);
        for (const [before, after] of neighbors(isSoldOut)) expect(before && !after).toBe(false);
      }),
    );
  });

  it('put our picks in front of all others, each group as recommended', () => {
    fc.assert(
      fc.property(someOffers, (offers) => {
        const recommended = recommendedFirst(offers);
        expect(inOrder('our-picks', offers)).toEqual([
          ...recommended.filter(({ tire }) => tire.line.isOurPick),
          ...recommended.filter(({ tire }) => !tire.line.isOurPick),
        ]);
      }),
    );
  });

  it('put our picks first, in their chosen order', () => {
    const pick = (itemNumber: number, pickPosition: number | null) =>
      sampleTire({ itemNumber, line: { lineId: `${itemNumber}`, isOurPick: true, pickPosition } });
    const offers = offersOfSize([pick(1, null), pick(2, 2), pick(3, 1), sampleTire({ itemNumber: 4 })]);
    expect(inOrder('our-picks', offers).map(({ tire }) => tire.itemNumber)).toEqual([3, 2, 1, 4]);
  });

  it('break ties of equal offers by item number', () => {
    const offers = offersOfSize([3, 1, 2].map((itemNumber) => sampleTire({ itemNumber })));
    for (const sort of TIRE_SORTS) {
      expect(inOrder(sort, offers).map(({ tire }) => tire.itemNumber)).toEqual([1, 2, 3]);
    }
  });

  it('neither repeat nor drop a result from page to page, whatever the filters', () => {
    fc.assert(
      fc.property(someSearch, aSort, fc.integer({ min: 1, max: 7 }), (search, sort, perPage) => {
        const { offers, filters, prices } = search;
        // As on a freshly started server: every page is found and sorted again.
        const found = () =>
          sortedBy(
            sort,
            filterOffers(recommendedFirst(offers), checksOf(filters, prices)).matching,
            sortedPriceOf(prices),
          );
        const pages = Array.from({ length: Math.ceil(found().length / perPage) }, (_, at) =>
          pageOf(found(), { page: at + 1, perPage }),
        );
        expect(pages.flat()).toEqual(found());
      }),
    );
  });
});
