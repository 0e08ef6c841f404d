import fc from 'fast-check';

import { addToComparison, type Comparison, NOTHING_COMPARED } from './comparison.js';
import { comparisonText, readComparison } from './comparison-address.js';

const anyItem = fc.integer({ min: 1, max: 2_000_000_000 });
const anyTire = fc.record({ itemNumber: anyItem, rearItemNumber: fc.option(anyItem, { nil: null }) });

describe('a comparison as text', () => {
  it('is read as it was written, in the same order', () => {
    fc.assert(
      fc.property(fc.array(anyTire, { maxLength: 12 }), (tires) => {
        const comparison = tires.reduce<Comparison>((chosen, tire) => {
          const added = addToComparison(chosen, tire);
          return added.ok ? added.value : chosen;
        }, NOTHING_COMPARED);
        expect(readComparison(comparisonText(comparison))).toEqual({ comparison, fault: null });
      }),
    );
  });

  it('is item numbers, with those of a staggered set joined', () => {
    expect(
      comparisonText([
        { itemNumber: 40_123, rearItemNumber: null },
        { itemNumber: 40_124, rearItemNumber: 40_125 },
      ]),
    ).toBe('40123.40124-40125');
  });

  it('gives at most five different tires, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readComparison(text).comparison.length).toBeLessThanOrEqual(5);
        const again = comparisonText(readComparison(text).comparison);
        expect(comparisonText(readComparison(again).comparison)).toBe(again);
      }),
    );
  });

  it('drops text that names no tire without a fault, and duplicates and a sixth tire with one', () => {
    expect(readComparison('7.x.-3.0.9999999999.8')).toEqual({
      comparison: [7, 8].map((itemNumber) => ({ itemNumber, rearItemNumber: null })),
      fault: null,
    });
    expect(readComparison('7.8.7').fault?.code).toBe('comparison.duplicate');
    expect(readComparison('1.2.3.4.5.6').fault?.code).toBe('comparison.full');
    expect(readComparison('').comparison).toEqual([]);
  });
});
