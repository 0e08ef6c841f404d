import fc from 'fast-check';

import { SHOP_SORTS } from '@simpletread/contract';
import { SHOP_OFFERS, shopFiltersOf, shopListHref, shopListQueryOf } from './shop-list-query';

const paramsOf = (href: string) => Object.fromEntries(new URL(href, 'https://shop.test').searchParams);

describe('what an address asks of a list of shops', () => {
  it('is everything, recommended first, by default', () => {
    const query = shopListQueryOf({});
    expect(query).toEqual({ sort: 'recommended', isOpenNow: false, offers: [], page: 1 });
    expect(shopListHref('/tire-shops/dallas-tx', query)).toBe('/tire-shops/dallas-tx');
    expect(shopFiltersOf(query)).toEqual({});
  });

  it('ignores what it doesn’t know', () => {
    const asked = { sort: 'constructor', open: 'later', offers: 'brakes,toString,wifi', page: '-2' };
    expect(shopListQueryOf(asked)).toEqual({
      sort: 'recommended',
      isOpenNow: false,
      offers: ['brakes', 'wifi'],
      page: 1,
    });
  });

  it('is what its own address says, beside a query of the page', () => {
    const query = fc.record({
      sort: fc.constantFrom(...SHOP_SORTS),
      isOpenNow: fc.boolean(),
      offers: fc.uniqueArray(fc.constantFrom(...SHOP_OFFERS.map(([key]) => key))),
      page: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(query, fc.constantFrom('/tire-shops/dallas-tx', '/tire-shops?zip=19147'), (asked, path) => {
        const href = shopListHref(path, asked);
        expect(href.startsWith(path)).toBe(true);
        expect(shopListQueryOf(paramsOf(href))).toEqual(asked);
      }),
    );
  });
});
