import fc from 'fast-check';

import { checkRedirect, redirectTarget } from './slug-redirect.js';

const codeOf = (fromPath: string, toPath: string, others: ReadonlyMap<string, string> = new Map()) => {
  const checked = checkRedirect({ fromPath, toPath }, others);
  return checked.ok ? null : checked.fault.code;
};

describe('a redirect', () => {
  it.each([
    ['/brands/old-tires', '/brands/new-tires', null],
    ['/old', '/', null],
    ['/Old', '/new', 'redirect.pathInvalid'],
    ['/old/', '/new', 'redirect.pathInvalid'],
    ['/old?x=1', '/new', 'redirect.pathInvalid'],
    ['/old', 'https://evil.test', 'redirect.pathInvalid'],
    ['/old', '//evil.test', 'redirect.pathInvalid'],
    ['/', '/new', 'article.slugReserved'],
    ['/cart', '/new', 'article.slugReserved'],
    ['/checkout/shipping', '/new', 'article.slugReserved'],
    ['/brands', '/tire-deals', 'article.slugReserved'],
    ['/sitemap.xml', '/new', 'article.slugReserved'],
    ['/robots.txt', '/new', 'article.slugReserved'],
    ['/installers/apply', '/new', 'article.slugReserved'],
    ['/installers/apply/old', '/new', null],
    ['/sitemaps/brands.xml', '/new', 'article.slugReserved'],
    ['/tires/hero/x.webp', '/new', 'article.slugReserved'],
    ['/learn/tire-care', '/new', 'article.slugReserved'],
    ['/learn/tire-care/old-tip', '/new', null],
    ['/brands/old', '/tire-deals', null],
    ['/tires', '/tire-sizes', null],
    ['/carts', '/new', null],
    ['/old', '/old', 'redirect.circle'],
  ])('from %s to %s is refused with %s', (from, to, code) => {
    expect(codeOf(from, to)).toBe(code);
  });

  it('that closes a circle is refused', () => {
    const others = new Map([
      ['/b', '/c'],
      ['/c', '/a'],
    ]);
    expect(codeOf('/a', '/b', others)).toBe('redirect.circle');
    expect(codeOf('/a', '/d', others)).toBeNull();
  });

  it('redirects straight to the final address, and never in a circle', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
    fc.assert(
      fc.property(fc.array(fc.tuple(path, path)), path, (pairs, from) => {
        const redirects = new Map<string, string>(pairs);
        const target = redirectTarget(redirects, from);
        expect(target).not.toBe(from);
        if (target !== null) expect(redirects.has(target)).toBe(false);
      }),
    );
  });
});
