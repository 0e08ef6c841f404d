import fc from 'fast-check';

import { sampleTire } from '../testing/sample-tire.js';
import { facetsOf } from './facets.js';
import { filterOffers } from './filter-offers.js';
import { type Offer, offersOfSize } from './offer.js';
import { checksOf, type TireFilters } from './tire-filters.js';

const BRANDS = ['michelin', 'pirelli', 'toyo'];
const CATEGORIES = ['all-season', 'winter'];

const anOffer = fc
  .record({
    brandSlug: fc.constantFrom(...BRANDS),
    categorySlug: fc.constantFrom(...CATEGORIES),
    hasSnowflake: fc.boolean(),
    overall: fc.constantFrom(6.9, 7, 7.9, 8, 9, 10),
    priceInCents: fc.integer({ min: 5000, max: 30_000 }),
    available: fc.nat(2),
    isRunFlat: fc.boolean(),
    warrantyMiles: fc.constantFrom(null, 40_000, 65_000),
  })
  .map(({ brandSlug, categorySlug, hasSnowflake, overall, ...setup }) =>
    sampleTire({
      ...setup,
      line: {
        brandSlug,
        categorySlug,
        hasSnowflake,
        score: { overall, longLasting: 8, handling: 8, traction: 8, durability: 8 },
      },
    }),
  );
const someOffers = fc.array(anOffer, { maxLength: 30 }).map(offersOfSize);
const someFilters: fc.Arbitrary<TireFilters> = fc.record(
  {
    brand: fc.subarray(BRANDS),
    category: fc.subarray(CATEGORIES),
    score: fc.subarray(['good', 'great', 'excellent']),
    minPriceInCents: fc.integer({ min: 5000, max: 20_000 }),
    maxPriceInCents: fc.integer({ min: 10_000, max: 30_000 }),
    minWarrantyMiles: fc.constantFrom(0, 50_000),
    inStock: fc.boolean(),
    snowflake: fc.boolean(),
    runFlat: fc.boolean(),
  },
  { requiredKeys: [] },
);

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
        for (const { value, count } of facets.brand) {
          expect(count).toBe(find(offers, { ...filters, brand: [value] }).matching.length);
        }
        for (const { value, count } of facets.score) {
          expect(count).toBe(find(offers, { ...filters, score: [value] }).matching.length);
        }
        for (const { value, count } of facets.warranty) {
          expect(count).toBe(find(offers, { ...filters, minWarrantyMiles: Number(value) }).matching.length);
        }
        expect(facets.inStock).toBe(find(offers, { ...filters, inStock: true }).matching.length);
        expect(facets.snowflake).toBe(find(offers, { ...filters, snowflake: true }).matching.length);
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
