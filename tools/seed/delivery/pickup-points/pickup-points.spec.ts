import { Prng } from '../../random/prng.js';
import { buildPickupPoints } from './build-pickup-points.js';
import { nearestPoint } from './nearest-point.js';

const PLACES = [
  { zip: '19147', city: 'Philadelphia', state: 'PA', lat: 39.93, lng: -75.15, cityZips: 80, countyZips: 80 },
  { zip: '82001', city: 'Cheyenne', state: 'WY', lat: 41.14, lng: -104.8, cityZips: 6, countyZips: 12 },
  { zip: '99501', city: 'Anchorage', state: 'AK', lat: 61.22, lng: -149.9, cityZips: 20, countyZips: 20 },
  { zip: '96801', city: 'Honolulu', state: 'HI', lat: 21.31, lng: -157.86, cityZips: 20, countyZips: 20 },
] as const;

describe('buildPickupPoints', () => {
  const points = buildPickupPoints(PLACES, 500, new Prng('points'));

  it('places locations where people live, and none where we do not ship', () => {
    const states = points.map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['PA', 'WY']));
    expect(states.filter((state) => state === 'PA').length).toBeGreaterThan(
      5 * states.filter((state) => state === 'WY').length,
    );
  });

  it('names each by its street, with a unique code and a fictional phone number', () => {
    expect(new Set(points.map(({ code }) => code)).size).toBe(points.length);
    for (const { name, address1, phone } of points) {
      expect(address1.endsWith(name.replace('FedEx Office, ', ''))).toBe(true);
      expect(phone).toMatch(/^[2-9]\d{2}55501\d{2}$/);
    }
  });

  it('is the same every time', () => {
    expect(buildPickupPoints(PLACES, 50, new Prng('x'))).toEqual(
      buildPickupPoints(PLACES, 50, new Prng('x')),
    );
  });

  it('finds the location nearest a home', () => {
    expect(nearestPoint(points, PLACES[1])?.state).toBe('WY');
    expect(nearestPoint([], PLACES[1])).toBeNull();
  });
});
