import fc from 'fast-check';
import {
  diameterHref,
  hubHref,
  hubPathOf,
  hubReviewsHref,
  lineReviewsHref,
  pagedHref,
  slugOfSegment,
} from './hub-paths';

const slug = fc.constantFrom('toyo', 'all-season', 'suv-crossover', 'atv-utv-golf-lawn');

describe('the address of a hub', () => {
  it.each([
    [{ brand: 'toyo' }, '/brands/toyo-tires'],
    [{ brand: 'toyo', category: 'winter' }, '/brands/toyo-tires/categories/winter-tires'],
    [{ brand: 'toyo', type: 'light-truck' }, '/brands/toyo-tires/types/light-truck-tires'],
    [{ category: 'winter' }, '/categories/winter-tires'],
    [{ type: 'electric-vehicle' }, '/types/electric-vehicle-tires'],
    [{ size: '225-65r17' }, '/tire-sizes/225-65r17'],
    [{ size: '225-65r17', category: 'winter' }, '/tire-sizes/225-65r17/categories/winter-tires'],
    [
      { size: '225-65r17', brand: 'toyo', type: 'passenger' },
      '/tire-sizes/225-65r17/brands/toyo-tires/types/passenger-tires',
    ],
  ])('of %j is %s', (key, path) => {
    expect(hubHref(key)).toBe(path);
  });

  it('is the one in the list of all addresses', () => {
    expect(hubPathOf('brand-category', { brand: 'toyo', category: 'winter' })).toBe(
      hubHref({ brand: 'toyo', category: 'winter' }),
    );
    expect(hubPathOf('brand-reviews', { brand: 'toyo' })).toBe('/brands/toyo-tires/reviews');
    expect(hubPathOf('line-reviews', { brand: 'toyo', line: 'proxes' })).toBe(
      lineReviewsHref('toyo', 'proxes'),
    );
    expect(hubPathOf('diameter', { rim: '16.5' })).toBe(diameterHref(16.5));
    expect(hubReviewsHref({})).toBe('/tire-reviews/latest');
  });

  it('has its slug, with its ending or without, in any case', () => {
    fc.assert(
      fc.property(slug, fc.boolean(), fc.boolean(), (name, isEnded, isShouted) => {
        const segment = isEnded ? `${name}-tires` : name;
        expect(slugOfSegment(isShouted ? segment.toUpperCase() : segment)).toBe(name);
      }),
    );
  });

  it('includes the page from the second on', () => {
    expect([1, 2].map((page) => pagedHref('/brands', page))).toEqual(['/brands', '/brands?page=2']);
  });
});
