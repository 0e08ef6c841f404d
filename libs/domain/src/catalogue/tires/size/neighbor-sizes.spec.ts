import fc from 'fast-check';

import { referenceRows } from '../testing/reference-rows.js';
import { readSize } from '../testing/read-size.js';
import { heightDifferenceText, neighborSizes } from './neighbor-sizes.js';
import { overallDiameterIn, rimDiameterIn } from './overall-diameter.js';

const sizes = referenceRows('sizes.csv').map((row) => ({ code: row.size ?? '' }));

describe('the neighbors of a size', () => {
  it('are on its rim, the nearest height first, with their difference', () => {
    const found = neighborSizes(readSize('235/50R17'), [
      { code: '225/55R17' },
      { code: '235/50R18' },
      { code: '225/50R17' },
      { code: 'LT235/50R17' },
      { code: '275/50R17' },
    ]);
    expect(found).toEqual([
      { size: { code: '225/50R17' }, diameterPercent: -1.5 },
      { size: { code: '225/55R17' }, diameterPercent: 1.9 },
    ]);
  });

  it('are never another rim, and never more than 3% taller or shorter, for any size', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sizes), ({ code }) => {
        const wanted = readSize(code);
        const diameterIn = overallDiameterIn(wanted);
        for (const { size, diameterPercent } of neighborSizes(wanted, sizes)) {
          const other = readSize(size.code);
          expect(rimDiameterIn(other)).toBe(rimDiameterIn(wanted));
          const percent = ((overallDiameterIn(other) ?? 0) / (diameterIn ?? 1) - 1) * 100;
          expect(Math.abs(percent)).toBeLessThanOrEqual(3);
          expect(diameterPercent).toBeCloseTo(percent, 0);
        }
      }),
    );
  });

  it('differ in words', () => {
    expect([1.23, -0.8, 0].map(heightDifferenceText)).toEqual(['1.2% taller', '0.8% shorter', 'same height']);
  });
});
