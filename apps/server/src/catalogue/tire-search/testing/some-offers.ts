import {
  cents,
  guestContext,
  PAY_LATER_METHODS,
  payLaterDiscounts,
  payLaterTerms,
  STANDARD_RULES,
} from '@simpletread/domain';
import fc from 'fast-check';

import { DoorPrices } from '../door-prices.js';
import { type Offer, offersOfSize } from '../offer.js';
import { type OfferPrices, TIRE_PRICES } from '../offer-prices.js';
import { priceView } from '../../../pricing/price/price-view.js';
import type { DoorTerms } from '../../tires/door-terms.js';
import type { TireFilters } from '../filters/tire-filters.js';
import { sampleTire } from '../../tires/testing/sample-tire.js';

export const BRANDS = ['michelin', 'pirelli', 'toyo'];
export const CATEGORIES = ['all-season', 'winter'];
const SPEEDS = ['H', 'T', 'V'];
const SCORES = [null, 6.9, 7, 7.9, 8, 9, 10];

const aTire = fc.record({
  brandSlug: fc.constantFrom(...BRANDS),
  categorySlug: fc.constantFrom(...CATEGORIES),
  hasSnowflake: fc.boolean(),
  isOurPick: fc.boolean(),
  overall: fc.constantFrom(...SCORES),
  priceInCents: fc.integer({ min: 5000, max: 30_000 }),
  available: fc.nat(9),
  speedSymbol: fc.constantFrom(...SPEEDS),
  loadIndex: fc.constantFrom(98, 102, 106),
  isRunFlat: fc.boolean(),
  // With freight and excise tax, totals sort differently from prices.
  isOversized: fc.boolean(),
  maxLoadLb: fc.constantFrom(1874, 4200),
  warrantyMiles: fc.constantFrom(null, 40_000, 65_000),
});

/** Up to thirty offers of one size, each of a different line, item numbers from 1. */
export const someOffers: fc.Arbitrary<readonly Offer[]> = fc.array(aTire, { maxLength: 30 }).map((tires) =>
  offersOfSize(
    tires.map(({ brandSlug, categorySlug, hasSnowflake, isOurPick, overall, ...setup }, at) =>
      sampleTire({
        ...setup,
        name: `Line ${at}`,
        itemNumber: at + 1,
        line: {
          brandSlug,
          categorySlug,
          hasSnowflake,
          isOurPick,
          score:
            overall === null
              ? null
              : { overall, longLasting: overall, handling: 8, traction: 8, durability: 8 },
        },
      }),
    ),
  ),
);

/** The filters of shoppers, each optional. */
export const someFilters: fc.Arbitrary<TireFilters> = fc.record(
  {
    brand: fc.subarray(BRANDS),
    category: fc.subarray(CATEGORIES),
    score: fc.subarray(['good', 'great', 'excellent']),
    speed: fc.subarray(SPEEDS),
    loadRange: fc.subarray(['SL', 'XL']),
    minLoadIndex: fc.constantFrom(0, 100, 104),
    minPriceInCents: fc.integer({ min: 5000, max: 20_000 }),
    maxPriceInCents: fc.integer({ min: 10_000, max: 30_000 }),
    minTotalInCents: fc.integer({ min: 30_000, max: 100_000 }),
    maxTotalInCents: fc.integer({ min: 60_000, max: 160_000 }),
    minWarrantyMiles: fc.constantFrom(0, 50_000),
    inStock: fc.boolean(),
    snowflake: fc.boolean(),
    runFlat: fc.boolean(),
  },
  { requiredKeys: [] },
);

const aFlatFee = fc.record({ perTireInCents: fc.nat(800) }).map(({ perTireInCents }) => ({
  basis: 'flat' as const,
  perTireInCents: cents(perTireInCents),
  ratePpm: 0,
}));

const WITH_LENDERS = {
  ...STANDARD_RULES,
  promotions: [
    ...STANDARD_RULES.promotions,
    ...payLaterDiscounts({ affirm: 10, katapult: 10, klarna: 5, synchrony: 0 }),
  ],
};

/** Places with a tax, a fee on tires, shops near or none, and lenders. */
export const someDoorTerms: fc.Arbitrary<DoorTerms> = fc.record({
  zip: fc.constantFrom('19147', '10001', '98101'),
  destination: fc.record({
    state: fc.constantFrom('PA', 'WA'),
    salesTaxRatePpm: fc.integer({ min: 0, max: 110_000 }),
    tireFee: aFlatFee,
  }),
  installPriceInCents: fc.option(fc.integer({ min: 1000, max: 4000 }).map(cents)),
  lenders: fc.subarray(PAY_LATER_METHODS.map((method) => ({ method, ...payLaterTerms(method) }))),
  view: fc.constant(priceView(WITH_LENDERS, guestContext(new Date('2026-11-20T17:00:00Z')))),
});

export interface SomeSearch {
  readonly offers: readonly Offer[];
  readonly filters: TireFilters;
  readonly prices: OfferPrices;
}

/** A search in either unit of price, with a ZIP or without. */
export const someSearch: fc.Arbitrary<SomeSearch> = fc
  .record({
    offers: someOffers,
    filters: someFilters,
    terms: fc.option(someDoorTerms),
    unit: fc.constantFrom('tire' as const, 'total' as const),
  })
  .map(({ offers, filters, terms, unit }) => ({
    offers,
    filters,
    prices: terms === null ? TIRE_PRICES : { unit, totalOf: new DoorPrices().of(offers, terms).totalOf },
  }));
