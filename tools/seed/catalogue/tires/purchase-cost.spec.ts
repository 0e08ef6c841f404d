import { cents } from '@simpletread/domain';
import { purchaseCostOf } from './purchase-cost.js';

const marginPercent = (priceInCents: number, itemNumber: number): number =>
  (100 * (priceInCents - purchaseCostOf(cents(priceInCents), itemNumber))) / priceInCents;

describe('the purchase cost of a seeded tire', () => {
  it('matches migration 53', () => {
    // 1,000,001 × 7,919 mod 120,001 = 21,928: a margin of 20.1928%.
    expect((1_000_001 * 7_919) % 120_001).toBe(21_928);
    expect(purchaseCostOf(cents(20_000), 1_000_001)).toBe(15_961);
    // 4 more below $100.
    expect(purchaseCostOf(cents(9_999), 1_000_001)).toBe(9_999 - 2_419);
  });

  it('leaves realistic margins: 10 to 34%, few below 18%', () => {
    const margins = Array.from({ length: 3_400 }, (_, index) =>
      marginPercent(index % 2 === 0 ? 18_000 : 8_000, 1_000_001 + index),
    );
    expect(Math.min(...margins)).toBeGreaterThan(9.9);
    expect(Math.max(...margins)).toBeLessThan(34.1);
    expect(margins.filter((margin) => margin < 18).length / margins.length).toBeLessThan(0.06);
  });
});
