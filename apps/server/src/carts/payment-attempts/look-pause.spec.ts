import fc from 'fast-check';

import { lookPauseSeconds } from './look-pause.js';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

describe('the pauses between looks for a late charge', () => {
  it('begin with five seconds and double', () => {
    expect([0, 1, 2, 3].map(lookPauseSeconds)).toEqual([5, 10, 20, 40]);
  });

  it('never shrink and never exceed six hours, however often was looked', () => {
    fc.assert(
      fc.property(fc.nat(5_000), (looks) => {
        const pause = lookPauseSeconds(looks);
        expect(pause).toBeLessThanOrEqual(21_600);
        expect(lookPauseSeconds(looks + 1)).toBeGreaterThanOrEqual(pause);
      }),
    );
  });

  it('make fewer than fifty looks of a week', () => {
    let looks = 0;
    for (let seconds = 0; seconds < WEEK_SECONDS; looks += 1) seconds += lookPauseSeconds(looks);
    expect(looks).toBeLessThan(50);
  });
});
