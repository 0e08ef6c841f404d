import fc from 'fast-check';

import { formatQuoteNumber, parseQuoteNumber, quoteNumberFromBytes } from './quote-number.js';

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
});
