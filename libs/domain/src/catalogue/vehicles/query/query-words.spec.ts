import fc from 'fast-check';
import { queryWords } from './query-words.js';

const texts = (text: string): readonly string[] => queryWords(text).map((word) => word.text);

describe('queryWords', () => {
  it.each([
    ['2019 Honda CR-V', ['2019', 'honda', 'cr', 'v']],
    ['f150/xlt', ['f150', 'xlt']],
    ['Town & Country', ['town', 'and', 'country']],
    ['2019crv', ['2019', 'crv']],
    ['civic2019', ['civic', '2019']],
    ['s2000', ['s2000']],
    ['300c', ['300c']],
    ['  ', []],
  ])('parts %p into %j', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('notes the apostrophe of a short year', () => {
    expect(queryWords("'19 civic").map((word) => word.hasApostrophe)).toEqual([true, false]);
    expect(queryWords('’19').map((word) => word.hasApostrophe)).toEqual([true]);
  });

  it('takes at most ten words and 120 characters', () => {
    expect(texts('a '.repeat(50))).toHaveLength(10);
    expect(texts(`${'x'.repeat(119)}yz`)).toEqual([`${'x'.repeat(119)}y`]);
  });

  it('gives the position of each word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of queryWords(text)) {
          const typed = text
            .slice(word.from, word.to)
            .toLowerCase()
            .replace(/^['‘’`]/, '');
          expect(typed === '&' ? 'and' : typed).toBe(word.text);
        }
      }),
    );
  });
});
