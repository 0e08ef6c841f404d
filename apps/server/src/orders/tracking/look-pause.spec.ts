import fc from 'fast-check';

import { pauseAfter } from './look-pause.js';

describe('the pause between two questions about a shipment', () => {
  it('is a minute at first', () => {
    expect(pauseAfter(1)).toBe(60);
  });

  it('never shrinks and never exceeds an hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), (looks) => {
        expect(pauseAfter(looks + 1)).toBeGreaterThanOrEqual(pauseAfter(looks));
        expect(pauseAfter(looks)).toBeLessThanOrEqual(3_600);
      }),
    );
  });
});
