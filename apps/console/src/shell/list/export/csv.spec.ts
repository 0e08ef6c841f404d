import { readCsv } from '@simpletread/domain';
import fc from 'fast-check';

import { csvOf } from './csv.js';

const columns = [
  { label: 'Name', value: (row: readonly [string, number]) => row[0] },
  { label: 'Tires', value: (row: readonly [string, number]) => row[1] },
];

describe('csvOf', () => {
  it('quotes commas, quotes and line ends', () => {
    expect(csvOf(columns, [['Smith, "Bo"\nJr', 4]])).toBe('Name,Tires\r\n"Smith, ""Bo""\nJr",4\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\tx'])('keeps spreadsheets from running %j', (text) => {
    expect(csvOf(columns, [[text, 1]]).split('\r\n')[1]).toMatch(/^"?'/);
  });

  it('is read back as it was', () => {
    const safe = fc.string().filter((text) => !/^[=+\-@\t\r\uFEFF]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(safe, fc.integer()), { minLength: 1 }), (rows) => {
        const [head, ...read] = readCsv(csvOf(columns, rows));
        expect(head).toEqual(['Name', 'Tires']);
        expect(read).toEqual(rows.map(([name, tires]) => [name, String(tires)]));
      }),
    );
  });
});
