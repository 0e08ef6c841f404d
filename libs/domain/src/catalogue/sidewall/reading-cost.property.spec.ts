import fc from 'fast-check';

import { plainReading, readingCost } from './reading-cost.js';

const letters = fc.string({ unit: fc.constantFrom(...'0123456789/RPLTX.HSV'), minLength: 1, maxLength: 14 });

describe('what a reading costs', () => {
  it('is zero for the text itself, in any case and spacing', () => {
    fc.assert(
      fc.property(letters, (text) => {
        expect(readingCost(plainReading(` ${text.toLowerCase().split('').join(' ')} `), text, true)).toBe(0);
      }),
    );
  });

  it('is never negative, and at most the whole text', () => {
    fc.assert(
      fc.property(letters, letters, fc.boolean(), (reading, wanted, isWhole) => {
        const cost = readingCost(plainReading(reading), wanted, isWhole);
        expect(cost).toBeGreaterThanOrEqual(0);
        expect(cost).toBeLessThanOrEqual(wanted.length + 1);
      }),
    );
  });

  it('rises little for surrounding text', () => {
    fc.assert(
      fc.property(letters, letters, (beside, wanted) => {
        expect(readingCost(plainReading(beside + wanted), wanted, false)).toBeLessThanOrEqual(0.6);
      }),
    );
  });
});
