import fc from 'fast-check';

import { parsePoNumber } from './po-number.js';

describe('a PO number', () => {
  it.each([
    ['PO-7731/B', 'PO-7731/B'],
    ['  4500 012345 ', '4500 012345'],
    ['PO #12_a (rev. 2)', 'PO #12_a (rev. 2)'],
    ['PO\u200B\u20147', 'PO-7'],
  ])('%j is %j', (typed, number) => {
    expect(parsePoNumber(typed)).toEqual({ ok: true, value: number });
  });

  it.each(['', '   ', '\u200B'])('is null for %j', (typed) => {
    expect(parsePoNumber(typed)).toEqual({ ok: true, value: null });
  });

  it('has at most 40 characters, and no picture or markup', () => {
    expect(parsePoNumber('7'.repeat(40)).ok).toBe(true);
    expect(parsePoNumber('7'.repeat(41))).toMatchObject({ fault: { code: 'contact.tooLong' } });
    for (const sign of ['<', '🚚'])
      expect(parsePoNumber(`PO ${sign}`)).toMatchObject({ fault: { code: 'contact.signRefused' } });
  });

  it('reads what it returned as the same number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 45 }), (typed) => {
        const read = parsePoNumber(typed);
        if (read.ok && read.value !== null) expect(parsePoNumber(read.value)).toEqual(read);
      }),
    );
  });
});
