import fc from 'fast-check';

import { analyticsPath } from './analytics-path.js';

describe('the path in an event', () => {
  it.each([
    ['/', '/'],
    ['/tire-sizes/225-65r17?minPrice=100#list', '/tire-sizes/225-65r17'],
    ['/tire-sizes/lt265-70r17', '/tire-sizes/lt265-70r17'],
    ['/vehicles/subaru/outback/2020', '/vehicles/subaru/outback/2020'],
    ['/brands/northway-tires/crosswind/p/100412', '/brands/northway-tires/crosswind/p/100412'],
    ['/checkout/confirm-order/7K2MX-94QTB', '/checkout/confirm-order/-'],
    ['/checkout/confirm-order/anything', '/checkout/confirm-order/-'],
    ['/account/0198c0de-0000-7000-8000-000000000001', '/account/-'],
    ['/swaps/sA1b2c3', '/swaps/-'],
    ['/delays/A1b2c3', '/delays/-'],
    ['/exchanges/A1b2c3', '/exchanges/-'],
    ['/my-reviews/A1b2c3', '/my-reviews/-'],
    ['/feedback/A1b2c3', '/feedback/-'],
    ['/search/priya@mail.com', '/search/-'],
    ['/search/priya%40mail.com', '/search/-'],
    ['', '/'],
  ])('of %j is %j', (address, path) => expect(analyticsPath(address)).toBe(path));

  it('contains only letters, digits and a few marks, for any address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(analyticsPath(text)).toMatch(/^\/[a-z0-9/._-]{0,199}$/);
      }),
    );
  });

  it('does not change when read again', () => {
    fc.assert(
      fc.property(fc.webPath(), (text) => {
        expect(analyticsPath(analyticsPath(text))).toBe(analyticsPath(text));
      }),
    );
  });
});
