import fc from 'fast-check';

import { US_STATES } from '../../contact/index.js';
import { timeZoneOf } from './time-zone.js';

describe('the time zone of a place', () => {
  it.each([
    ['PA', -75.15, 'America/New_York'],
    ['TX', -95.4, 'America/Chicago'],
    ['TX', -106.4, 'America/Denver'],
    ['FL', -87.2, 'America/Chicago'],
    ['AZ', -112.0, 'America/Phoenix'],
    ['OR', -117.2, 'America/Boise'],
    ['TN', -83.9, 'America/New_York'],
    ['TN', -90.0, 'America/Chicago'],
    ['IN', -86.1, 'America/Indiana/Indianapolis'],
    ['PR', -66.1, 'America/Puerto_Rico'],
    ['GU', 144.8, 'America/New_York'],
  ])('of %s at %d is %s', (state, lng, zone) => {
    expect(timeZoneOf(state, lng)).toBe(zone);
  });

  it('is one that clocks know, everywhere', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(US_STATES)),
        fc.double({ min: -180, max: -60, noNaN: true }),
        (state, lng) => {
          const timeZone = timeZoneOf(state, lng);
          expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
        },
      ),
    );
  });
});
