import { join } from 'node:path';
import { Cells } from '../cells.js';
import type { ImportKind, ImportValues } from '../import-kind.js';
import { readCsv } from '../read-csv.js';
import { readRows } from '../read-rows.js';
import { findKind, IMPORT_KINDS } from './index.js';

const REFERENCE = join(import.meta.dirname, '..', '..', '..', 'data', 'reference');

const kindNamed = (name: string): ImportKind => {
  const kind = findKind(name);
  if (kind === undefined) throw new Error(name);
  return kind;
};

const read = (
  name: string,
  row: Record<string, string>,
): { values: ImportValues; faults: readonly string[] } => {
  const cells = new Cells(new Map(Object.entries(row)));
  return { values: kindNamed(name).read(cells), faults: cells.faults };
};

describe('import kinds', () => {
  it.each(IMPORT_KINDS.map((kind) => kind.name))('read the shipped %s file', async (name) => {
    const kind = kindNamed(name);
    const { rejected } = readRows(kind, await readCsv(join(REFERENCE, `${name}.csv`), kind.header));
    // Colorado's fee changes every other year and is intentionally open in the file.
    const open = name === 'state-tire-fees' ? 1 : 0;
    expect(rejected).toHaveLength(open);
  });

  it('give a value for every named column', () => {
    for (const kind of IMPORT_KINDS) {
      const values = kind.read(new Cells(new Map()));
      expect(kind.columns.map((column) => column.name).filter((name) => !(name in values))).toEqual([]);
    }
  });

  it('write sizes in canonical form and compute a missing diameter', () => {
    const row = { size: '11r22.5', type: 'commercial-truck', rim_in: '22.5', width: '11' };
    const { values, faults } = read('sizes', row);
    expect(faults).toEqual([]);
    expect(values).toMatchObject({
      code: '11R22.5',
      slug: '11r22-5',
      overall_diameter_in: 41.4,
      oe_fitment_count: 0,
    });
  });

  it('look ZR fitments up as R sizes', () => {
    const row = {
      make: 'Aero',
      model: 'One',
      year_from: '2019',
      year_to: '2021',
      front_size: '265/30ZR19',
      staggered: '0',
      confidence: 'high',
    };
    expect(read('fitments', row).values).toMatchObject({ front_size: '265/30R19', rear_size: null });
  });

  it('reject fitments with an end year before the start year', () => {
    const row = {
      make: 'Aero',
      model: 'One',
      year_from: '2021',
      year_to: '2019',
      front_size: '265/30R19',
      staggered: '0',
      confidence: 'high',
    };
    expect(read('fitments', row).faults).toEqual(['year_to is before year_from']);
  });

  it('keep rates in parts per million, without floats', () => {
    const row = { state: 'MN', name: 'Minnesota', base_rate_pct: '6.875', as_of: '2025-01' };
    expect(read('state-sales-tax', row).values).toMatchObject({ sales_tax_rate_ppm: 68_750 });
    expect(read('state-sales-tax', { ...row, base_rate_pct: '30' }).faults).toEqual([
      'base_rate_pct 30 is above 20',
    ]);
  });

  it('read every kind of state tire fee', () => {
    const fee = (basis: string, amount = '', note = '') =>
      read('state-tire-fees', { state: 'XX', basis, fee_usd_per_tire: amount, note }).values;
    expect(fee('flat', '2.50')).toMatchObject({ tire_fee_basis: 'flat', tire_fee_in_cents: 250 });
    expect(fee('none at retail', '0.00')).toMatchObject({ tire_fee_basis: 'none', tire_fee_in_cents: 0 });
    expect(fee('2% of price, max $2.00')).toMatchObject({
      tire_fee_rate_ppm: 20_000,
      tire_fee_max_in_cents: 200,
    });
    expect(fee('2% of price if bead < 20 in, 1% otherwise')).toMatchObject({
      tire_fee_rate_ppm: 20_000,
      tire_fee_large_rim_from_in: 20,
      tire_fee_large_rim_rate_ppm: 10_000,
    });
    expect(fee('flat', '1.00', '$2.00 for rims 24 in and over')).toMatchObject({
      tire_fee_in_cents: 100,
      tire_fee_large_rim_from_in: 24,
      tire_fee_large_rim_in_cents: 200,
    });
  });
});
