import { SHOP_SORTS } from '@simpletread/contract';
import { cents } from '@simpletread/domain';
import fc from 'fast-check';

import type { NearShop } from './shop.js';
import { sortShops } from './shop-sort.js';

const RADIUS_MILES = 25;

const near = (
  code: string,
  setup: {
    distanceMiles?: number;
    priceInCents?: number;
    rating?: number | null;
    reviewCount?: number;
  } = {},
): NearShop => ({
  distanceMiles: setup.distanceMiles ?? 5,
  shop: {
    shopId: code,
    code,
    slug: code,
    company: code,
    address1: '1 Main St',
    city: 'Philadelphia',
    state: 'PA',
    zip: '19147',
    phone: '2155550100',
    email: 'shop@example.com',
    timeZone: 'America/New_York',
    installPriceInCents: cents(setup.priceInCents ?? 2000),
    minRimIn: 12,
    maxRimIn: 22,
    minAspect: 35,
    rating: setup.rating === undefined ? 4.5 : setup.rating,
    reviewCount: setup.reviewCount ?? 50,
    doesMobile: false,
    badges: [],
    services: [],
    hours: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null },
    isActive: true,
  },
});

const someShops = fc
  .array(
    fc.record({
      distanceMiles: fc.double({ min: 0, max: RADIUS_MILES, noNaN: true }),
      priceInCents: fc.integer({ min: 1500, max: 2400 }),
      rating: fc.constantFrom(null, 3, 4.2, 5),
      reviewCount: fc.nat(500),
    }),
    { maxLength: 20 },
  )
  .map((shops) => shops.map((setup, at) => near(`S-${at}`, setup)));

const codes = (shops: readonly NearShop[]): readonly string[] => shops.map(({ shop }) => shop.code);
const sorted = (sort: (typeof SHOP_SORTS)[number], ...shops: readonly NearShop[]) =>
  codes(sortShops(shops, sort, RADIUS_MILES));

describe('orders of shops', () => {
  it('hold every shop exactly once, however they came', () => {
    fc.assert(
      fc.property(someShops, fc.constantFrom(...SHOP_SORTS), (shops, sort) => {
        const result = sorted(sort, ...shops);
        expect([...result].sort()).toEqual([...codes(shops)].sort());
        expect(sorted(sort, ...[...shops].reverse())).toEqual(result);
      }),
    );
  });

  it('rise by distance and by price', () => {
    fc.assert(
      fc.property(someShops, (shops) => {
        const miles = sortShops(shops, 'distance', RADIUS_MILES).map(({ distanceMiles }) => distanceMiles);
        expect(miles).toEqual([...miles].sort((a, b) => a - b));
        const prices = sortShops(shops, 'price', RADIUS_MILES).map(({ shop }) => shop.installPriceInCents);
        expect(prices).toEqual([...prices].sort((a, b) => a - b));
      }),
    );
  });

  it('trust a good rating of many more than a perfect one of few', () => {
    const many = near('MANY', { rating: 4.8, reviewCount: 400 });
    const few = near('FEW', { rating: 5, reviewCount: 2 });
    const none = near('NONE', { rating: null, reviewCount: 0 });
    const poor = near('POOR', { rating: 3, reviewCount: 400 });
    expect(sorted('reviews', few, poor, none, many)).toEqual(['MANY', 'FEW', 'NONE', 'POOR']);
  });

  it('recommend the nearer, the cheaper and the better rated of two that are otherwise alike', () => {
    expect(sorted('recommended', near('FAR', { distanceMiles: 20 }), near('NEAR'))).toEqual(['NEAR', 'FAR']);
    expect(sorted('recommended', near('EXPENSIVE', { priceInCents: 2400 }), near('FAIR'))).toEqual([
      'FAIR',
      'EXPENSIVE',
    ]);
    expect(sorted('recommended', near('POOR', { rating: 3 }), near('GOOD'))).toEqual(['GOOD', 'POOR']);
  });

  it('break ties by distance, then by code', () => {
    expect(
      sorted('price', near('B'), near('C', { distanceMiles: 1 }), near('A'), near('D', { distanceMiles: 9 })),
    ).toEqual(['C', 'A', 'B', 'D']);
  });
});
