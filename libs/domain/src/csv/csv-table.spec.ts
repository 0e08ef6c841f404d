import fc from 'fast-check';

import { readCsv, readCsvLines, writeCsv } from './csv-table.js';

describe('a table separated by commas', () => {
  it.each([
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\n\r\n"c,1","d ""x"""\r\n',
      [
        ['a', 'b'],
        ['c,1', 'd "x"'],
      ],
    ],
    ['\uFEFFa,\n', [['a', '']]],
    ['a,', [['a', '']]],
    ['"a\nb",c', [['a\nb', 'c']]],
    ['"never ends,\n', [['never ends,\n']]],
    ['', []],
  ])('is read: %p', (text, lines) => {
    expect(readCsv(text)).toEqual(lines);
  });

  it('is read with tabs, as a spreadsheet copies it, with its line numbers', () => {
    expect(readCsvLines('a, b\t"c\td"\r\n\t\r\n"two\nlines"\te', '\t')).toEqual([
      { line: 1, cells: ['a, b', 'c\td'] },
      { line: 3, cells: ['two\nlines', 'e'] },
    ]);
  });

  it('contains nothing that a spreadsheet would execute', () => {
    expect(writeCsv([['=HYPERLINK("x")', '@a', '-1']])).toBe(`"'=HYPERLINK(""x"")",'@a,'-1\r\n`);
  });

  it('is read as it was written', () => {
    const cell = fc.string().filter((text) => !/^[=+\-@\t\uFEFF]/.test(text));
    const line = fc
      .array(cell, { minLength: 1, maxLength: 4 })
      .filter((cells) => cells.some((text) => text.trim() !== ''));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        expect(readCsv(writeCsv(lines))).toEqual(lines);
      }),
    );
  });
});
