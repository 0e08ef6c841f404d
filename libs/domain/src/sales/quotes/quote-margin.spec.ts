import fc from 'fast-check';

import { cents, ratePpm } from '../../money/index.js';
import { floorPriceOf, marginWords, tireMargin } from './quote-margin.js';

const FLOOR = ratePpm(80_000);

describe('the margin of a quoted tire', () => {
  it('is the part of its price above the cost', () => {
    expect(tireMargin(cents(13_206), cents(10_935), FLOOR)).toMatchObject({
      marginPpm: 171_967,
      isBelowFloor: false,
    });
    expect(marginWords(171_967)).toBe('17.1%');
    expect(marginWords(-30_500)).toBe('-3.1%');
  });

  it('is unknown without a cost, and so is the floor', () => {
    expect(tireMargin(cents(1), null, FLOOR)).toEqual({
      marginPpm: null,
      floorInCents: null,
      isBelowFloor: false,
    });
  });

  it('is at least the minimum from the floor on, and below it a cent less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 0, max: 500_000 }),
        (cost, floor) => {
          const [costInCents, floorPpm] = [cents(cost), ratePpm(floor)];
          const lowest = floorPriceOf(costInCents, floorPpm);
          const at = tireMargin(lowest, costInCents, floorPpm);
          expect(at.isBelowFloor).toBe(false);
          expect(at.marginPpm).toBeGreaterThanOrEqual(floor);
          if (lowest > 1)
            expect(tireMargin(cents(lowest - 1), costInCents, floorPpm)).toMatchObject({
              isBelowFloor: true,
            });
        },
      ),
    );
  });
});
