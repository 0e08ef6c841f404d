import fc from 'fast-check';

import { returnPathOf } from './return-path.js';

const OWN = 'https://shop.example';

describe('the path to return to after signing in', () => {
  it.each([
    '/',
    '/account',
    '/tire-sizes/225-65r17?brand=toyo&sort=price',
    '/vehicles/honda/cr-v/2019#sizes',
  ])('stays %s', (path) => expect(returnPathOf(path)).toBe(path));

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/ /evil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:evil.example',
    '/%252f/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    '/\u0000/evil.example',
    '/\u00a0/evil.example',
    '/\ufeff/evil.example',
    'https://evil.example',
    'https:evil.example',
    'http:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '.evil.example',
    '',
    `/${'a'.repeat(2000)}`,
    '/login',
    '/login?returnTo=/login',
    '/register',
    '/logout',
    '/api/sso-landing?code=x',
    null,
    undefined,
  ])('is the home page instead of %j', (text) => expect(returnPathOf(text)).toBe('/'));

  it('is on this site for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '\t',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'a',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((parts) => `/${parts.join('')}`),
        ),
        (text) => {
          const { origin, pathname } = new URL(returnPathOf(text), OWN);
          expect(origin).toBe(OWN);
          expect(pathname.startsWith('//')).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
