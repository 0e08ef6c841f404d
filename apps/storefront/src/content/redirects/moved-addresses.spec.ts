import { movedAddressesOf, withMovedBrands, withMovedParts } from './moved-addresses';

const MOVED = movedAddressesOf({
  brands: [
    ['acme', 'apex'],
    ['first', 'apex'],
  ],
  lines: [
    ['apex', 'ridge', 'ridge-ht'],
    ['toyo', 'open', 'open-country'],
  ],
});

describe('an address of a brand or line that has moved', () => {
  it.each([
    ['/brands/acme-tires', '/brands/apex-tires'],
    ['/brands/acme', '/brands/apex-tires'],
    ['/brands/first-tires/reviews', '/brands/apex-tires/reviews'],
    ['/brands/acme-tires/categories/winter-tires', '/brands/apex-tires/categories/winter-tires'],
    ['/brands/acme-tires/ridge', '/brands/apex-tires/ridge-ht'],
    ['/brands/apex-tires/ridge/p/10001', '/brands/apex-tires/ridge-ht/p/10001'],
    ['/brands/toyo-tires/open/reviews', '/brands/toyo-tires/open-country/reviews'],
    ['/tire-sizes/225-65r17/brands/acme-tires', '/tire-sizes/225-65r17/brands/apex-tires'],
    [
      '/tire-sizes/225-65r17/brands/acme-tires/types/passenger-tires',
      '/tire-sizes/225-65r17/brands/apex-tires/types/passenger-tires',
    ],
  ])('%s is %s now', (path, now) => {
    expect(withMovedParts(path, MOVED)).toBe(now);
    expect(withMovedParts(now, MOVED)).toBe(now);
  });

  it.each([
    '/',
    '/brands',
    '/brands/toyo-tires',
    '/brands/kumho-tires/ridge',
    '/brands/toyo-tires/open-country',
    '/vehicles/acme-tires',
    '/tire-sizes/225-65r17',
    '/learn/brands/acme-tires',
  ])('is not %s', (path) => {
    expect(withMovedParts(path, MOVED)).toBe(path);
  });

  it('is followed in the filters of a search, and the rest of the query stays', () => {
    expect(withMovedBrands('?zip=19147&brand=acme,toyo', MOVED)).toBe('?zip=19147&brand=apex,toyo');
    expect(withMovedBrands('?brand=toyo&x=%2C', MOVED)).toBe('?brand=toyo&x=%2C');
    expect(withMovedBrands('', MOVED)).toBe('');
  });
});
