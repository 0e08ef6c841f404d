import { PRICE_ENTRY_SCOPES } from '@simpletread/domain';
import fc from 'fast-check';

import { isSameRow, type RowFields } from './grid-row.js';
import { pastedRows } from './paste-rows.js';

const HEADER = 'scope\tkey\tmin_tires\trule\tvalue\tstarts_at\tends_at';
const rowsOf = (text: string): (RowFields | null)[] => pastedRows(text).map(({ row }) => row);
const problemsOf = (text: string): (string | null)[] => pastedRows(text).map(({ problem }) => problem);

const michelin: RowFields = {
  scope: 'brand',
  about: 'michelin',
  minTires: '4',
  rule: 'percentOff',
  value: '12.5',
  startsAt: null,
  endsAt: null,
};

describe('rows of a spreadsheet', () => {
  it('are read with their header, in any order, or in the order of the export without one', () => {
    expect(rowsOf('brand\tmichelin\t4\tpercentOff\t12.5%')).toEqual([michelin]);
    expect(rowsOf('Value\tRule\tMin tires\tKey\tScope\r\n12.5\tPercent off\t4\tmichelin\tBrand\r\n')).toEqual(
      [michelin],
    );
  });

  it('count as the spreadsheet does, and leave empty lines out', () => {
    expect(pastedRows(`${HEADER}\n\nbrand\tmichelin\t4\tfixed\t$1,099.00\n\t\t\n`)).toEqual([
      expect.objectContaining({ line: 3, row: expect.objectContaining({ value: '$1,099.00' }) }),
    ]);
    expect(pastedRows('')).toEqual([]);
  });

  it('hold for one tire up where they say no quantity', () => {
    expect(rowsOf('all\t\t\tamountOff\t5')[0]).toMatchObject({ scope: 'all', about: '', minTires: '1' });
  });

  it('begin and end by the clock in the East, or by the zone that they name', () => {
    const [wall, zoned] = rowsOf(
      'all\t\t1\tfixed\t99\t2026-11-27\t2026-11-30 23:59\nall\t\t2\tfixed\t99\t2026-11-27T00:00:00Z\t',
    );
    expect(wall).toMatchObject({ startsAt: '2026-11-27T05:00:00.000Z', endsAt: '2026-12-01T04:59:00.000Z' });
    expect(zoned).toMatchObject({ startsAt: '2026-11-27T00:00:00.000Z', endsAt: null });
  });

  it('begin and end on the days that spreadsheets write, by the clock in the East', () => {
    const [day, time] = rowsOf(
      'all\t\t1\tfixed\t99\t12/1/2026\t12/24/2026\nall\t\t2\tfixed\t99\t7/4/2026 9:05\t12/1/2026 14:30',
    );
    expect(day).toMatchObject({ startsAt: '2026-12-01T05:00:00.000Z', endsAt: '2026-12-24T05:00:00.000Z' });
    expect(time).toMatchObject({ startsAt: '2026-07-04T13:05:00.000Z', endsAt: '2026-12-01T19:30:00.000Z' });
  });

  it('take the words of the grid', () => {
    const words = ['Price $', '% off', '$ off'].map((rule) => `Everything\t\t1\t${rule}\t9`).join('\n');
    expect(rowsOf(words).map((read) => [read?.scope, read?.rule])).toEqual([
      ['all', 'fixed'],
      ['all', 'percentOff'],
      ['all', 'amountOff'],
    ]);
  });

  it.each([
    ['shelf\ta\t1\tfixed\t1', /“shelf” isn’t one of/],
    ['brand\ta\t1\thalf\t1', /“half” isn’t one of/],
    ['brand\ta\t1\tfixed\tfree', /amount above \$0\.00/],
    ['brand\ta\t1\tpercentOff\t101', /percentage above 0/],
    ['brand\ta\ttwo\tfixed\t1', /number of tires/],
    ['brand\ta\t1\tfixed\t1\ttomorrow', /Write times as/],
    ['brand\ta\t1\tfixed\t1\t24/12/2026', /Write times as/],
    ['brand\ta\t1\tfixed\t1\t2026-11-27\t2026-11-26', /end must be after the start/],
    ['all\tmichelin\t1\tfixed\t1', /./],
  ])('name their error: %p', (line, words) => {
    expect(problemsOf(line)[0]).toMatch(words);
    expect(rowsOf(line)).toEqual([null]);
  });

  it('keep the good ones beside the bad ones', () => {
    expect(
      rowsOf('brand\tmichelin\t4\tpercentOff\t12.5\nbrand\t\t1\tfixed\t1').map((row) => row !== null),
    ).toEqual([true, false]);
  });

  const quoted = (cell: string): string => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const row: fc.Arbitrary<RowFields> = fc
    .record({
      scope: fc.constantFrom(...PRICE_ENTRY_SCOPES),
      about: fc.constantFrom('michelin', '225/65R17', '33X12.50R15LT', 'with "quotes" and\ttab'),
      minTires: fc.integer({ min: 1, max: 1000 }).map(String),
      rule: fc.constantFrom('fixed' as const, 'percentOff' as const, 'amountOff' as const),
      value: fc
        .integer({ min: 1, max: 10_000 })
        .map((n) => `${Math.trunc(n / 100)}.${String(n % 100).padStart(2, '0')}`),
      startsAt: fc.option(
        fc.integer({ min: 0, max: 4_000_000_000_000 }).map((ms) => new Date(ms).toISOString()),
      ),
      endsAt: fc.constant(null),
    })
    .map((each) => ({ ...each, about: each.scope === 'all' ? '' : each.about }));

  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 10 }), (given) => {
        const text = given
          .map((each) =>
            [each.scope, each.about, each.minTires, each.rule, each.value, each.startsAt ?? '', '']
              .map(quoted)
              .join('\t'),
          )
          .join('\n');
        const read = rowsOf(text);
        expect(read).toHaveLength(given.length);
        expect(given.every((each, index) => isSameRow(each, read[index] ?? michelin))).toBe(true);
      }),
    );
  });
});
