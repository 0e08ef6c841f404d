import { Prng } from '../../random/prng.js';
import { buildShops } from './build-shops.js';

const PLACES = [
  { zip: '19147', city: 'Philadelphia', state: 'PA', lat: 39.93, lng: -75.15, cityZips: 80, countyZips: 80 },
  { zip: '17935', city: 'Girardville', state: 'PA', lat: 40.79, lng: -76.28, cityZips: 1, countyZips: 60 },
  { zip: '82001', city: 'Cheyenne', state: 'WY', lat: 41.14, lng: -104.8, cityZips: 6, countyZips: 12 },
];

describe('buildShops', () => {
  const shops = buildShops(PLACES, 2_000, new Prng('shops'));

  it('gives every shop a unique name and code', () => {
    expect(new Set(shops.map(({ company }) => company)).size).toBe(shops.length);
    expect(new Set(shops.map(({ code }) => code)).size).toBe(shops.length);
  });

  it('places more shops where more people live', () => {
    const inZip = (zip: string): number => shops.filter((shop) => shop.zip === zip).length;
    expect(inZip('19147')).toBeGreaterThan(3 * inZip('17935'));
    expect(shops.filter(({ state }) => state === 'PA').length).toBeGreaterThan(15 * inZip('82001'));
  });

  it('charges $15 to $24 per tire and accepts only the program’s rims and sidewalls', () => {
    for (const shop of shops) {
      expect(shop.installPriceInCents).toBeGreaterThanOrEqual(1500);
      expect(shop.installPriceInCents).toBeLessThanOrEqual(2400);
      expect(shop.minRimIn).toBeGreaterThanOrEqual(12);
      expect(shop.maxRimIn).toBeLessThanOrEqual(22);
      expect(shop.minAspect).toBeGreaterThanOrEqual(35);
    }
  });

  it('uses only fictional phone numbers and impossible mailboxes', () => {
    for (const shop of shops) {
      expect(shop.phone).toMatch(/^[2-9]\d{2}55501\d{2}$/);
      expect(shop.email).toMatch(/^[a-z0-9-]+@example\.com$/);
    }
  });

  it('is the same every time', () => {
    expect(buildShops(PLACES, 50, new Prng('x'))).toEqual(buildShops(PLACES, 50, new Prng('x')));
  });
});
