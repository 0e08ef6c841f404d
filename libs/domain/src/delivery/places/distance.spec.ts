import fc from 'fast-check';
import { distanceMiles, type LatLng } from './distance.js';

const aPlace: fc.Arbitrary<LatLng> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

const PHILADELPHIA = { lat: 39.9526, lng: -75.1652 };
const NEW_YORK = { lat: 40.7128, lng: -74.006 };
const LOS_ANGELES = { lat: 34.0522, lng: -118.2437 };

describe('distanceMiles', () => {
  it('matches distances between cities within a few miles', () => {
    expect(Math.abs(distanceMiles(PHILADELPHIA, NEW_YORK) - 80.5)).toBeLessThan(1);
    expect(Math.abs(distanceMiles(NEW_YORK, LOS_ANGELES) - 2446)).toBeLessThan(5);
  });

  it('is zero at home and half the earth around to the other side', () => {
    expect(distanceMiles(NEW_YORK, NEW_YORK)).toBe(0);
    expect(distanceMiles({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(12_437, -1);
  });

  it('is symmetric, never negative and never more than half around', () => {
    fc.assert(
      fc.property(aPlace, aPlace, (a, b) => {
        expect(distanceMiles(a, b)).toBeCloseTo(distanceMiles(b, a), 6);
        expect(distanceMiles(a, b)).toBeGreaterThanOrEqual(0);
        expect(distanceMiles(a, b)).toBeLessThanOrEqual(12_437);
      }),
    );
  });

  it('is no longer than any detour', () => {
    fc.assert(
      fc.property(aPlace, aPlace, aPlace, (a, b, c) => {
        expect(distanceMiles(a, c)).toBeLessThanOrEqual(distanceMiles(a, b) + distanceMiles(b, c) + 1e-3);
      }),
    );
  });
});
