import fc from 'fast-check';

import { plainReading, readingCost } from './reading-cost.js';

const letters = fc.string({ unit: fc.constantFrom(...'0123456789/RPLTX.HSV'), minLength: 1, maxLength: 14 });

describe('what a reading costs', () => {
  it('is nothing for the text itself, whatever its case and blanks', () => {
    fc.assert(
      fc.property(letters, (text) => {
        expect(readingCost(plainReading(` ${text.toLowerCase().split('').join(' ')} `), text, true)).toBe(0);
      }),
    );
  });

  it('is never below nothing, and at most all that is wanted', () => {
    fc.assert(
      fc.property(letters, letters, fc.boolean(), (reading, wanted, isWhole) => {
        const cost = readingCost(plainReading(reading), wanted, isWhole);
        expect(cost).toBeGreaterThanOrEqual(0);
        expect(cost).toBeLessThanOrEqual(wanted.length + 1);
      }),
    );
  });

  it('rises little by what stands beside the text', () => {
    fc.assert(
      fc.property(letters, letters, (beside, wanted) => {
        expect(readingCost(plainReading(beside + wanted), wanted, false)).toBeLessThanOrEqual(0.6);
      }),
    );
  });
});
