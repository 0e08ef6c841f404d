import { brandSlugOf, makeHref, makeSlugOf, productHref } from '../../shell/paths/routes';
import { USUAL_REVIEWS } from './review-query';
import { deliveryWords, dispatchWords } from './delivery-words';
import { itemNumberOf, productAddress, readProductPageQuery } from './product-address';

describe('the address of a product', () => {
  it('keeps its state', () => {
    for (const request of [
      { quantity: 4, rearItem: undefined, hasCoverage: false, reviews: USUAL_REVIEWS },
      { quantity: 2, rearItem: 1002, hasCoverage: true, reviews: USUAL_REVIEWS },
      {
        quantity: 99,
        rearItem: undefined,
        hasCoverage: true,
        reviews: { ...USUAL_REVIEWS, sort: 'lowest', page: 3 },
      },
    ] as const) {
      const address = productAddress('/brands/toyo-tires/x/p/1', request);
      const params = Object.fromEntries(new URL(address, 'http://shop').searchParams.entries());
      expect(readProductPageQuery(params)).toEqual(request);
    }
  });

  it('means four tires if the number is missing or impossible', () => {
    for (const quantity of [undefined, '0', '100', 'x'])
      expect(readProductPageQuery({ quantity }).quantity).toBe(4);
  });

  it('accepts only item numbers', () => {
    expect(itemNumberOf('1001')).toBe(1001);
    for (const text of ['0', '-1', 'abc', '12.5', '']) expect(itemNumberOf(text)).toBeNull();
  });

  it('has -tires after brand and make, and drops it on reading', () => {
    expect(productHref({ brandSlug: 'toyo', lineSlug: 'open-country', itemNumber: 7 })).toBe(
      '/brands/toyo-tires/open-country/p/7',
    );
    expect(brandSlugOf('toyo-tires')).toBe('toyo');
    expect(brandSlugOf('toyo')).toBeNull();
    expect(brandSlugOf('-tires')).toBeNull();
    expect(makeSlugOf('Subaru-Tires')).toBe('subaru');
    expect(makeHref(makeSlugOf('land-rover'))).toBe('/vehicles/land-rover-tires');
  });
});

describe('a delivery promise', () => {
  it('names its days', () => {
    expect(deliveryWords({ earliestOn: '2026-11-24', latestOn: '2026-11-24' })).toBe('Tue, Nov 24');
    expect(deliveryWords({ earliestOn: '2026-11-24', latestOn: '2026-11-27' })).toBe(
      'Tue, Nov 24 to Fri, Nov 27',
    );
  });

  it('names the tires’ origin, cut-off and counting', () => {
    const from = { fromWarehouse: 'Carlisle, PA', shipsOn: '2026-11-20', transitDays: 2 };
    expect(dispatchWords({ ...from, cutOffHour: 14, timeZone: 'America/New_York' })).toBe(
      'Order by 2 PM ET Fri, Nov 20: they leave Carlisle, PA that day and take at least 2 business days, not counting weekends and federal holidays.',
    );
    expect(dispatchWords({ ...from, cutOffHour: 0, timeZone: 'America/Los_Angeles' })).toContain('12 AM PT');
  });
});
