import fc from 'fast-check';

import { sampleTire } from '../testing/sample-tire.js';
import { BRANDS, someFilters, someOffers } from '../testing/some-offers.js';
import { facetsOf } from './facets.js';
import { filterOffers } from './filter-offers.js';
import { type Offer, offersOfSize } from './offer.js';
import { checksOf, type TireFilters } from './tire-filters.js';

const find = (offers: readonly Offer[], filters: TireFilters) => filterOffers(offers, checksOf(filters));

describe('filters', () => {
  it('show exactly the offers that pass all of them, in the order they came', () => {
    fc.assert(
      fc.property(someOffers, someFilters, (offers, filters) => {
        const passing = offers.filter((offer) => checksOf(filters).every(({ passes }) => passes(offer)));
        expect(find(offers, filters).matching).toEqual(passing);
      }),
    );
  });

  it('hide nothing when none is chosen', () => {
    fc.assert(fc.property(someOffers, (offers) => expect(find(offers, {}).matching).toEqual(offers)));
  });

  it('take the words of one list as alternatives', () => {
    const offers = offersOfSize([
      sampleTire({ line: { brandSlug: 'michelin' } }),
      sampleTire({ line: { brandSlug: 'toyo' } }),
    ]);
    expect(find(offers, { brand: ['michelin', 'toyo'] }).matching).toHaveLength(2);
    expect(find(offers, { brand: ['michelin'] }).matching).toHaveLength(1);
  });

  it('begin score bands at 7, 8 and 9 and include 10 [R2.28]', () => {
    const at = (overall: number, band: string) =>
      find(
        offersOfSize([
          sampleTire({
            line: { score: { overall, longLasting: 8, handling: 8, traction: 8, durability: 8 } },
          }),
        ]),
        { score: [band] },
      ).matching.length;
    expect([at(6.9, 'good'), at(7, 'good'), at(7.9, 'good'), at(8, 'good')]).toEqual([0, 1, 1, 0]);
    expect([at(8, 'great'), at(9, 'great'), at(9, 'excellent'), at(10, 'excellent')]).toEqual([1, 0, 1, 1]);
  });
});

describe('facets', () => {
  it('count what choosing that value alone would show, all other filters kept', () => {
    fc.assert(
      fc.property(someOffers, someFilters, (offers, filters) => {
        const facets = facetsOf(find(offers, filters));
        const shown = (chosen: TireFilters): number =>
          find(offers, { ...filters, ...chosen }).matching.length;
        const counted = [
          ...facets.brand.map(({ value, count }) => [count, shown({ brand: [value] })]),
          ...facets.category.map(({ value, count }) => [count, shown({ category: [value] })]),
          ...facets.score.map(({ value, count }) => [count, shown({ score: [value] })]),
          ...facets.speed.map(({ value, count }) => [count, shown({ speed: [value] })]),
          ...facets.loadRange.map(({ value, count }) => [count, shown({ loadRange: [value] })]),
          ...facets.warranty.map(({ value, count }) => [count, shown({ minWarrantyMiles: Number(value) })]),
          [facets.inStock, shown({ inStock: true })],
          [facets.snowflake, shown({ snowflake: true })],
          [facets.runFlat, shown({ runFlat: true })],
        ];
        for (const [count, expected] of counted) expect(count).toBe(expected);
      }),
    );
  });

  it('leave out no value that would show something', () => {
    fc.assert(
      fc.property(someOffers, someFilters, (offers, filters) => {
        const facets = facetsOf(find(offers, filters));
        for (const slug of BRANDS) {
          const isShown = find(offers, { ...filters, brand: [slug] }).matching.length > 0;
          expect(facets.brand.some(({ value }) => value === slug)).toBe(isShown);
        }
      }),
    );
  });

  it('span the prices of what the other filters leave', () => {
    fc.assert(
      fc.property(someOffers, someFilters, (offers, filters) => {
        const { minPriceInCents: _min, maxPriceInCents: _max, ...others } = filters;
        const prices = find(offers, others).matching.map(({ tirePriceInCents }) => tirePriceInCents);
        const { price } = facetsOf(find(offers, filters));
        fc.pre(prices.length > 0);
        expect([price.minInCents, price.maxInCents]).toEqual([Math.min(...prices), Math.max(...prices)]);
      }),
    );
  });

  it('put every price into one bucket', () => {
    fc.assert(
      fc.property(someOffers, (offers) => {
        const { price } = facetsOf(find(offers, {}));
        expect(price.buckets.reduce((sum, { count }) => sum + count, 0)).toBe(offers.length);
        expect(price.buckets.length).toBeLessThanOrEqual(8);
        for (const { fromInCents, toInCents, count } of price.buckets) {
          const within = offers.filter(
            ({ tirePriceInCents }) => tirePriceInCents >= fromInCents && tirePriceInCents < toInCents,
          );
          expect(count).toBe(within.length);
        }
      }),
    );
  });
});
