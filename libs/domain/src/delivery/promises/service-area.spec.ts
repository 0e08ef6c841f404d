import { isInServiceArea, SERVICE_RADIUS_MILES } from './service-area.js';

const philadelphia = { lat: 39.95, lng: -75.17 };
const newYork = { lat: 40.71, lng: -74.01 };
const losAngeles = { lat: 34.05, lng: -118.24 };
const MILES_PER_DEGREE = 69.1;

describe('the area a shop serves', () => {
  it('reaches from Philadelphia to New York, not to Los Angeles', () => {
    expect(isInServiceArea(philadelphia, newYork)).toBe(true);
    expect(isInServiceArea(philadelphia, losAngeles)).toBe(false);
  });

  it('ends a hundred miles away', () => {
    const north = (miles: number) => ({
      lat: philadelphia.lat + miles / MILES_PER_DEGREE,
      lng: philadelphia.lng,
    });
    expect(isInServiceArea(philadelphia, north(SERVICE_RADIUS_MILES - 1))).toBe(true);
    expect(isInServiceArea(philadelphia, north(SERVICE_RADIUS_MILES + 1))).toBe(false);
  });

  it('does not turn away shoppers whose ZIP has no position', () => {
    expect(isInServiceArea(null, losAngeles)).toBe(true);
    expect(isInServiceArea(philadelphia, null)).toBe(true);
  });
});
