import fc from 'fast-check';

import { movedAddressesOf, NOTHING_MOVED } from './moved-addresses';
import { movedTo } from './moved-to';

const WAYS = {
  redirects: new Map([
    ['/brands/old-tires', '/brands/new-tires'],
    ['/old-page', '/new-page'],
    ['/our-tip', '/brands/acme-tires/ridge'],
    ['/brands/apex-tires/given-up', '/learn'],
  ]),
  moved: movedAddressesOf({ brands: [['acme', 'apex']], lines: [['apex', 'ridge', 'ridge-ht']] }),
};

describe('an address to correct', () => {
  it.each([
    ['/Brands/Toyo-Tires', '/brands/toyo-tires'],
    ['/tire-sizes/225-65R17', '/tire-sizes/225-65r17'],
    ['/learn/', '/learn'],
    ['/FAQs', '/faqs'],
    ['/Brands/OLD-tires/', '/brands/new-tires'],
    ['/old-page', '/new-page'],
    ['//evil.test/x', '/evil.test/x'],
    ['//', '/'],
    ['/brands/Acme-tires/RIDGE/p/10001/', '/brands/apex-tires/ridge-ht/p/10001'],
    ['/our-tip', '/brands/apex-tires/ridge-ht'],
    ['/brands/acme-tires/given-up', '/learn'],
  ])('%s leads to %s', (path, target) => {
    expect(movedTo(path, WAYS)).toBe(target);
  });

  it.each([
    '/',
    '/brands/toyo-tires',
    '/account/my-orders/4QB0Z-C5',
    '/checkout/confirm-order/AbC',
    '/new-page',
  ])('is not %s', (path) => {
    expect(movedTo(path, WAYS)).toBeNull();
  });

  it('redirects in one step, and never in a circle', () => {
    const slug = fc.constantFrom('a', 'b', 'c', 'd');
    const path = slug.map((brand) => `/brands/${brand}-tires`);
    const pairs = <T>(each: fc.Arbitrary<T>) => fc.array(fc.tuple(each, each), { maxLength: 6 });
    fc.assert(
      fc.property(pairs(path), pairs(slug), path, (redirects, brands, from) => {
        const now = brands.map(([, current]) => current);
        const ways = {
          redirects: new Map(redirects),
          // A current address is never also a former one.
          moved: { ...NOTHING_MOVED, brands: new Map(brands.filter(([was]) => !now.includes(was))) },
        };
        expect(movedTo(movedTo(from, ways) ?? from, ways)).toBeNull();
      }),
    );
  });
});
