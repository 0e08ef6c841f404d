import fc from 'fast-check';

import { csvOf } from './csv.js';

const columns = [
  { label: 'Name', value: (row: readonly [string, number]) => row[0] },
  { label: 'Tires', value: (row: readonly [string, number]) => row[1] },
];

/** Reads RFC 4180, the other way round from what is tested. */
const readCsv = (text: string): string[][] => {
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g;
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(cells)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
};

describe('csvOf', () => {
  it('quotes commas, quotes and line ends', () => {
    expect(csvOf(columns, [['Smith, "Bo"\nJr', 4]])).toBe('Name,Tires\r\n"Smith, ""Bo""\nJr",4\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\tx'])('lets no spreadsheet run %j', (text) => {
    expect(csvOf(columns, [[text, 1]]).split('\r\n')[1]).toMatch(/^"?'/);
  });

  it('is read back as it was', () => {
    const safe = fc.string().filter((text) => !/^[=+\-@\t\r]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(safe, fc.integer()), { minLength: 1 }), (rows) => {
        const [head, ...read] = readCsv(csvOf(columns, rows));
        expect(head).toEqual(['Name', 'Tires']);
        expect(read).toEqual(rows.map(([name, tires]) => [name, String(tires)]));
      }),
    );
  });
});
