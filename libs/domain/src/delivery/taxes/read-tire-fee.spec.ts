import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTireFee, type TireFeeRow } from './read-tire-fee.js';

const CELL = /("([^"]*)"|[^,]*)(?:,|$)/g;

const cellsOf = (row: string): string[] => [...row.matchAll(CELL)].map((match) => match[2] ?? match[1] ?? '');

const rows = readFileSync(join(__dirname, '../../../../../data/reference/state-tire-fees.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(cellsOf);

const rowOf = (state: string): TireFeeRow => {
  const [, , feeUsdPerTire = '', basis = '', note = ''] = rows.find(([code]) => code === state) ?? [];
  return { feeUsdPerTire, basis, note };
};

describe('readTireFee', () => {
  it('reads every state of the reference table, except one with a missing figure', () => {
    const unread = rows.map(([state = '']) => state).filter((state) => !readTireFee(rowOf(state)).ok);
    expect(rows).toHaveLength(51);
    expect(unread).toEqual(['CO']);
  });

  it.each([
    ['PA', { basis: 'flat', perTireInCents: 100 }],
    ['IN', { basis: 'flat', perTireInCents: 25 }],
    ['TX', { basis: 'none', perTireInCents: 0, ratePpm: 0 }],
    ['MI', { basis: 'none', perTireInCents: 0 }],
    ['AZ', { basis: 'percent', ratePpm: 20_000, maxPerTireInCents: 200 }],
    ['NC', { basis: 'percent', ratePpm: 20_000, largeRim: { fromRimIn: 20, ratePpm: 10_000 } }],
    [
      'MS',
      { basis: 'flat', perTireInCents: 100, largeRim: { fromRimIn: 24, perTireInCents: 200, ratePpm: 0 } },
    ],
  ])('reads %s', (state, expected) => {
    expect(readTireFee(rowOf(state))).toMatchObject({ ok: true, value: expected });
  });

  it.each([
    { feeUsdPerTire: '', basis: 'flat', note: '' },
    { feeUsdPerTire: '1.00', basis: 'per pound', note: '' },
    { feeUsdPerTire: '1.00', basis: '', note: '' },
  ])('refuses %p', (row) => {
    expect(readTireFee(row)).toEqual({ ok: false, fault: { code: 'request.invalid', data: {} } });
  });
});
