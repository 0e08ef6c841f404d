import fc from 'fast-check';

import { costPerMile, costPerMileText, LEAST_COST_MILES } from './cost-per-mile.js';

describe('the cost per mile of a fleet', () => {
  it('is what was paid by the miles driven, within half of a hundredth of a cent', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 });
    const miles = fc.integer({ min: LEAST_COST_MILES, max: 50_000_000 });
    fc.assert(
      fc.property(cents, miles, (spentInCents, driven) => {
        const cost = costPerMile({ spentInCents, miles: driven }) ?? NaN;
        expect(Number.isSafeInteger(cost)).toBe(true);
        expect(Math.abs(cost - (spentInCents * 100) / driven)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('is unknown below 1,000 miles, also for fleets that bought nothing', () => {
    expect(costPerMile({ spentInCents: 0, miles: 999 })).toBeNull();
    expect(costPerMile({ spentInCents: 0, miles: 1000 })).toBe(0);
    expect(costPerMile({ spentInCents: 231_000, miles: 100_000 })).toBe(231);
  });

  it('reads in cents, and in dollars from a dollar', () => {
    expect([0, 231, 9_999, 10_000, 10_249].map(costPerMileText)).toEqual([
      '0.00¢',
      '2.31¢',
      '99.99¢',
      '$1.00',
      '$1.02',
    ]);
  });
});
