import fc from 'fast-check';

import { sampleTire } from '../../tires/testing/sample-tire.js';
import { BRANDS, someOffers, someSearch } from '../testing/some-offers.js';
import { facetsOf } from './facets.js';
import { filterOffers } from './filter-offers.js';
import { type Offer, offersOfSize } from '../offer.js';
import { filteredPriceOf, type OfferPrices, TIRE_PRICES } from '../offer-prices.js';
import { checksOf, type TireFilters } from './tire-filters.js';

const find = (offers: readonly Offer[], filters: TireFilters, prices = TIRE_PRICES) =>
  filterOffers(offers, checksOf(filters, prices));

const boundsOf = (
  { unit }: OfferPrices,
  lowest: number | undefined,
  highest: number | undefined,
): TireFilters =>
  unit === 'tire'
    ? { minPriceInCents: lowest, maxPriceInCents: highest }
    : { minTotalInCents: lowest, maxTotalInCents: highest };

const withoutBounds = (filters: TireFilters, prices: OfferPrices): TireFilters => ({
  ...filters,
  ...boundsOf(prices, undefined, undefined),
});

describe('filters', () => {
  it('show exactly the offers that pass all of them, in the order they came', () => {
    fc.assert(
      fc.property(someSearch, ({ offers, filters, prices }) => {
        const passing = offers.filter((offer) =>
          checksOf(filters, prices).every(({ passes }) => passes(offer)),
        );
        expect(find(offers, filters, prices).matching).toEqual(passing);
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

  it('keep to bounds of a tire and of the total, both ends included', () => {
    fc.assert(
      fc.property(someSearch, ({ offers, filters, prices }) => {
        const { minPriceInCents, maxPriceInCents, minTotalInCents, maxTotalInCents } = filters;
        for (const offer of find(offers, filters, prices).matching) {
          expect(offer.tirePriceInCents).toBeGreaterThanOrEqual(minPriceInCents ?? 0);
          expect(offer.tirePriceInCents).toBeLessThanOrEqual(maxPriceInCents ?? Infinity);
          if (prices.totalOf === null) continue;
          expect(prices.totalOf(offer)).toBeGreaterThanOrEqual(minTotalInCents ?? 0);
          expect(prices.totalOf(offer)).toBeLessThanOrEqual(maxTotalInCents ?? Infinity);
        }
        const [first] = offers;
        fc.pre(first !== undefined);
        const exactly = filteredPriceOf(prices)(first);
        expect(find(offers, boundsOf(prices, exactly, exactly), prices).matching).toContain(first);
      }),
    );
  });

  it('hide nothing by an unknown total', () => {
    fc.assert(
      fc.property(someOffers, (offers) => {
        expect(find(offers, { minTotalInCents: 1, maxTotalInCents: 2 }).matching).toEqual(offers);
      }),
    );
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
  it('count the results of choosing that value, with all other filters kept', () => {
    fc.assert(
      fc.property(someSearch, ({ offers, filters, prices }) => {
        const facets = facetsOf(find(offers, filters, prices), prices);
        const shown = (chosen: TireFilters): number =>
          find(offers, { ...filters, ...chosen }, prices).matching.length;
        const counted = [
          ...facets.brand.map(({ value, count }) => [count, shown({ brand: [value] })]),
          ...facets.category.map(({ value, count }) => [count, shown({ category: [value] })]),
          ...facets.subtype.map(({ value, count }) => [count, shown({ subtype: [value] })]),
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
      fc.property(someSearch, ({ offers, filters, prices }) => {
        const facets = facetsOf(find(offers, filters, prices), prices);
        for (const slug of BRANDS) {
          const isShown = find(offers, { ...filters, brand: [slug] }, prices).matching.length > 0;
          expect(facets.brand.some(({ value }) => value === slug)).toBe(isShown);
        }
      }),
    );
  });

  it('span the prices of the results without a filter of that price', () => {
    fc.assert(
      fc.property(someSearch, ({ offers, filters, prices }) => {
        const shown = find(offers, withoutBounds(filters, prices), prices).matching.map(
          filteredPriceOf(prices),
        );
        fc.pre(shown.length > 0);
        const { price } = facetsOf(find(offers, filters, prices), prices);
        expect(price).toMatchObject({
          unit: prices.unit,
          minInCents: Math.min(...shown),
          maxInCents: Math.max(...shown),
        });
      }),
    );
  });

  it('count the results within the bounds of each bucket', () => {
    fc.assert(
      fc.property(someSearch, ({ offers, filters, prices }) => {
        const { price } = facetsOf(find(offers, filters, prices), prices);
        expect(price.buckets.length).toBeLessThanOrEqual(8);
        for (const { fromInCents, toInCents, count } of price.buckets) {
          const bounds = boundsOf(prices, fromInCents, toInCents - 1);
          expect(find(offers, { ...filters, ...bounds }, prices).matching).toHaveLength(count);
        }
        const all = find(offers, withoutBounds(filters, prices), prices).matching;
        expect(price.buckets.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
      }),
    );
  });
});
