import fc from 'fast-check';

import type { ComparedTire } from './compared-tire.js';
import {
  addToComparison,
  comparable,
  type Comparison,
  isCompared,
  NOTHING_COMPARED,
  removeFromComparison,
} from './comparison.js';

const tire = (itemNumber: number, rearItemNumber: number | null = null): ComparedTire => ({
  itemNumber,
  rearItemNumber,
});
const FIVE: Comparison = [1, 2, 3, 4, 5].map((itemNumber) => tire(itemNumber));

const anyTire = fc.record({
  itemNumber: fc.integer({ min: 1, max: 8 }),
  rearItemNumber: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
});
const anyWish = fc.record({ isAdded: fc.boolean(), tire: anyTire });

describe('the tires that a shopper compares', () => {
  it('are five at most [R9.01]', () => {
    expect(addToComparison(FIVE, tire(6))).toMatchObject({ ok: false, fault: { code: 'comparison.full' } });
    expect(addToComparison(FIVE.slice(1), tire(6))).toEqual({ ok: true, value: [...FIVE.slice(1), tire(6)] });
  });

  it('never repeat, reported even if five are chosen', () => {
    expect(addToComparison(FIVE, tire(3))).toMatchObject({
      ok: false,
      fault: { code: 'comparison.duplicate' },
    });
  });

  it('distinguish a staggered set from four of its front tire', () => {
    expect(addToComparison([tire(1)], tire(1, 9)).ok).toBe(true);
  });

  it('can be compared from two up', () => {
    expect(comparable(FIVE.slice(0, 1))).toMatchObject({ ok: false, fault: { code: 'comparison.tooFew' } });
    expect(comparable(FIVE.slice(0, 2)).ok).toBe(true);
    expect(comparable(FIVE).ok).toBe(true);
  });

  it('stay at most five different ones in the order chosen, whatever is added and removed', () => {
    fc.assert(
      fc.property(fc.array(anyWish, { maxLength: 30 }), (wishes) => {
        let chosen: Comparison = NOTHING_COMPARED;
        for (const wish of wishes) {
          const before = chosen;
          const added = addToComparison(chosen, wish.tire);
          if (!wish.isAdded) chosen = removeFromComparison(chosen, wish.tire);
          else if (added.ok) chosen = added.value;
          const kept = chosen.filter((each) => isCompared(before, each));
          expect(kept).toEqual(before.filter((each) => isCompared(chosen, each)));
        }
        expect(chosen.length).toBeLessThanOrEqual(5);
        expect(new Set(chosen.map((each) => JSON.stringify(each))).size).toBe(chosen.length);
      }),
    );
  });
});
