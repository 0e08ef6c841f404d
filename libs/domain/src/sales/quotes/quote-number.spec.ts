import fc from 'fast-check';

import {
  formatQuoteNumber,
  parseQuoteNumber,
  parseQuoteNumberPart,
  quoteNumberFromBytes,
} from './quote-number.js';

const aNumber = fc.uint8Array({ minLength: 7, maxLength: 12 }).map(quoteNumberFromBytes);

describe('a quote number', () => {
  it('is read back as it is shown, in lower case, and without its Q', () => {
    fc.assert(
      fc.property(aNumber, (number) => {
        const shown = formatQuoteNumber(number);
        expect(shown).toMatch(/^Q-\w{5}-\w{5}$/);
        expect(parseQuoteNumber(shown)).toBe(number);
        expect(parseQuoteNumber(` ${shown.toLowerCase()} `)).toBe(number);
        expect(parseQuoteNumber(shown.slice(2))).toBe(number);
        expect(parseQuoteNumber(number)).toBe(number);
      }),
    );
  });

  it.each(['', 'Q-', 'Q-4K7QZ-9M2X', 'dana@example.com', 'Q-Q-4K7QZ-9M2XA1'])('is not %p', (text) => {
    expect(parseQuoteNumber(text)).toBeNull();
  });

  it('is among the numbers that its beginning after Q- and each of its groups name', () => {
    fc.assert(
      fc.property(aNumber, fc.integer({ min: 1, max: 9 }), (number, length) => {
        const shown = formatQuoteNumber(number).toLowerCase();
        const beginning = parseQuoteNumberPart(shown.slice(0, 2 + length + (length > 5 ? 1 : 0)));
        expect(beginning?.first.slice(0, length)).toBe(number.slice(0, length));
        expect(number >= (beginning?.first ?? '') && number <= (beginning?.last ?? '')).toBe(true);
        expect(parseQuoteNumberPart(number.slice(0, 5))?.first).toBe(`${number.slice(0, 5)}00000`);
        expect(parseQuoteNumberPart(number.slice(5))?.secondGroup).toBe(number.slice(5));
        expect(parseQuoteNumberPart(shown)).toBeNull();
      }),
    );
  });

  it.each(['', 'Q-', '8ZAK', '8ZAK3W', 'Q-unger', 'Q-8ZAK3-WWR5T-1'])('has no part %p', (text) => {
    expect(parseQuoteNumberPart(text)).toBeNull();
  });
});
