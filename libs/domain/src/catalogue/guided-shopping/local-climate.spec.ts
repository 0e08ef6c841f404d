import { localClimate } from './local-climate.js';

describe('the weather of a place', () => {
  it.each([
    ['Minneapolis', 'MN', 44.98, -93.27, 'snowy'],
    ['Buffalo', 'NY', 42.89, -78.88, 'snowy'],
    ['Philadelphia', 'PA', 39.94, -75.15, 'frosty'],
    ['Chicago', 'IL', 41.88, -87.63, 'snowy'],
    ['Denver', 'CO', 39.74, -104.99, 'snowy'],
    ['Seattle', 'WA', 47.61, -122.33, 'frosty'],
    ['Spokane', 'WA', 47.66, -117.43, 'snowy'],
    ['Nashville', 'TN', 36.16, -86.78, 'frosty'],
    ['Atlanta', 'GA', 33.75, -84.39, 'mild'],
    ['Los Angeles', 'CA', 34.05, -118.24, 'mild'],
    ['Houston', 'TX', 29.76, -95.37, 'mild'],
    ['Miami', 'FL', 25.76, -80.19, 'mild'],
    ['Phoenix', 'AZ', 33.45, -112.07, 'mild'],
  ])('of %s is %s %d %d: %s', (_, state, lat, lng, winter) => {
    expect(localClimate(state, { lat, lng })?.winter).toBe(winter);
  });

  it('is the state’s if a ZIP has no position, and none outside the states', () => {
    expect(localClimate('ME', null)).toMatchObject({ winter: 'snowy', januaryF: 16, isWet: true });
    expect(localClimate('PR', null)).toBeNull();
    expect(localClimate('constructor', null)).toBeNull();
  });

  it('gets colder to the north', () => {
    const at = (lat: number) => localClimate('TX', { lat, lng: -97 })?.januaryF ?? 0;
    expect(at(35)).toBeLessThan(at(29));
  });
});
