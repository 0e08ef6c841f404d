import { cents } from '../../money/index.js';
import { adjustedOf } from './price-adjustment.js';

describe('a price adjustment', () => {
  const adjustments = [{ fromTire: 2, tiresInCents: cents(1_001), salesTaxInCents: cents(80) }];
  const upTo = (count: number) => adjustedOf(adjustments, 'tiresInCents', count, 4);

  it('is of the tires that their buyer kept, and of none that came back before', () => {
    expect([0, 1, 2, 3, 4].map(upTo)).toEqual([0, 0, 0, 501, 1_001]);
    expect(adjustedOf(adjustments, 'salesTaxInCents', 4, 4)).toBe(80);
  });

  it('adds up with others', () => {
    const both = [...adjustments, { fromTire: 0, tiresInCents: cents(400), salesTaxInCents: cents(0) }];
    expect([0, 2, 4].map((count) => adjustedOf(both, 'tiresInCents', count, 4))).toEqual([0, 200, 1_401]);
  });
});
