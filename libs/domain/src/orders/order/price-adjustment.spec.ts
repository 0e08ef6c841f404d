import fc from 'fast-check';

import { cents, subtractCents } from '../../money/index.js';
import { adjustedUpTo, coveredTires, type PriceAdjustment } from './price-adjustment.js';

const BOUGHT = 4;
const upTo = (sold: number, adjustments: readonly PriceAdjustment[]) =>
  Array.from({ length: BOUGHT + 1 }, (_, count) =>
    adjustedUpTo(cents(sold), adjustments, 'tiresInCents', count, BOUGHT),
  );
const off = (fromTire: number, tires: number): PriceAdjustment => ({
  fromTire,
  tiresInCents: cents(tires),
  salesTaxInCents: cents(0),
});

describe('a price adjustment', () => {
  it('is of the tires that their buyer kept, and of none that came back before', () => {
    expect(upTo(40_000, [])).toEqual([0, 10_000, 20_000, 30_000, 40_000]);
    expect(upTo(40_000, [off(2, 1_001)])).toEqual([0, 10_000, 20_000, 29_500, 38_999]);
  });

  it('adds up with others', () => {
    expect(upTo(40_000, [off(0, 400), off(2, 1_000)])).toEqual([0, 9_900, 19_800, 29_200, 38_600]);
  });

  it('leaves no tire for less than nothing, down to the cent', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 30 }),
        fc.array(fc.tuple(fc.nat({ max: BOUGHT - 1 }), fc.nat({ max: 100 })), { maxLength: 5 }),
        (sold, claims) => {
          let adjustments: PriceAdjustment[] = [];
          for (const [fromTire, percent] of claims.toSorted(([a], [b]) => a - b)) {
            const sums = upTo(sold, adjustments);
            const kept = subtractCents(sums[BOUGHT] ?? cents(0), sums[fromTire] ?? cents(0));
            adjustments = [...adjustments, off(fromTire, Math.floor((kept * percent) / 100))];
          }
          const sums = upTo(sold, adjustments);
          expect(sums).toEqual(sums.toSorted((a, b) => a - b));
        },
      ),
    );
  });

  it('leaves the tires before a dropped coverage covered', () => {
    const dropped = { ...off(3, 0), dropsCoverage: true } as const;
    expect([coveredTires([], 4), coveredTires([off(1, 5)], 4), coveredTires([dropped], 4)]).toEqual([
      4, 4, 3,
    ]);
  });
});
