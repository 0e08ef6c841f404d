import { movedTo } from './moved-to';

const REDIRECTS = new Map([
  ['/brands/old-tires', '/brands/new-tires'],
  ['/old-page', '/new-page'],
]);

describe('an address that is not as it should be', () => {
  it.each([
    ['/Brands/Toyo-Tires', '/brands/toyo-tires'],
    ['/tire-sizes/225-65R17', '/tire-sizes/225-65r17'],
    ['/learn/', '/learn'],
    ['/FAQs', '/faqs'],
    ['/Brands/OLD-tires/', '/brands/new-tires'],
    ['/old-page', '/new-page'],
    ['//evil.test/x', '/evil.test/x'],
    ['//', '/'],
  ])('%s leads to %s', (path, target) => {
    expect(movedTo(path, REDIRECTS)).toBe(target);
  });

  it.each([
    '/',
    '/brands/toyo-tires',
    '/account/my-orders/4QB0Z-C5',
    '/checkout/confirm-order/AbC',
    '/new-page',
  ])('is not %s', (path) => {
    expect(movedTo(path, REDIRECTS)).toBeNull();
  });
});
