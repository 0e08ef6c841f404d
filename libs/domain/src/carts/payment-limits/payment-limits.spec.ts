import fc from 'fast-check';

import { holdLimit, mayHold, type UnpaidHolds, type WantedHold } from './payment-limits.js';

const NOTHING: UnpaidHolds = { checkouts: 0, tires: 0, atLenders: 0 };
const LIMIT = holdLimit(3);

describe('what a source may hold without paying', () => {
  it('is any first checkout, and less at lenders than by card', () => {
    expect(mayHold(NOTHING, { tires: 400, isAtLender: true }, LIMIT)).toBe(true);
    const two = { checkouts: 2, tires: 8, atLenders: 2 };
    expect(mayHold(two, { tires: 4, isAtLender: false }, LIMIT)).toBe(true);
    expect(mayHold(two, { tires: 4, isAtLender: true }, LIMIT)).toBe(false);
  });

  it.each<[string, UnpaidHolds, number, boolean]>([
    ['a third checkout', { checkouts: 2, tires: 8, atLenders: 0 }, 4, true],
    ['a fourth checkout', { checkouts: 3, tires: 12, atLenders: 0 }, 4, false],
    ['the last of the tires', { checkouts: 1, tires: 20, atLenders: 0 }, 4, true],
    ['a tire more', { checkouts: 1, tires: 20, atLenders: 0 }, 5, false],
  ])('decides about %s', (_, held, tires, may) => {
    expect(mayHold(held, { tires, isAtLender: false }, LIMIT)).toBe(may);
  });

  it('never exceeds the limit however many checkouts ask, a large first one aside', () => {
    const wanted = fc.record({ tires: fc.integer({ min: 1, max: 40 }), isAtLender: fc.boolean() });
    fc.assert(
      fc.property(fc.array(wanted, { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (asked, most) => {
        const limit = holdLimit(most);
        const held: WantedHold[] = [];
        for (const one of asked) {
          const sum = {
            checkouts: held.length,
            tires: held.reduce((total, { tires }) => total + tires, 0),
            atLenders: held.filter(({ isAtLender }) => isAtLender).length,
          };
          if (mayHold(sum, one, limit)) held.push(one);
        }
        expect(held.length).toBeLessThanOrEqual(Math.max(1, limit.checkouts));
        expect(held.filter(({ isAtLender }) => isAtLender).length).toBeLessThanOrEqual(limit.atLenders);
        const tires = held.reduce((total, one) => total + one.tires, 0);
        expect(tires).toBeLessThanOrEqual(Math.max(limit.tires, held[0]?.tires ?? 0));
      }),
    );
  });
});
