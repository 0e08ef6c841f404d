import { Cells } from './cells.js';

const aRow = (row: Record<string, string>): Cells => new Cells(new Map(Object.entries(row)));

describe('Cells', () => {
  it('trims text and distinguishes empty from missing values', () => {
    const cells = aRow({ a: ' x ', b: '' });
    expect([cells.text('a'), cells.optional('b'), cells.optional('c')]).toEqual(['x', null, null]);
    expect(cells.faults).toEqual([]);
  });

  it('names every invalid cell and its fault', () => {
    const cells = aRow({ year: '18x', width: '9000', brand: '', tier: 'posh', flag: 'yes' });
    cells.integer('year', { min: 1900, max: 2100 });
    cells.decimal('width', { min: 1, max: 999 });
    cells.required('brand');
    cells.oneOf('tier', ['premium', 'mid']);
    cells.flag('flag');
    expect(cells.faults).toEqual([
      'year "18x" is not a whole number',
      'width 9000 is outside 1 to 999',
      'brand is empty',
      'tier "posh" is not one of premium, mid',
      'flag "yes" is neither 1 nor 0',
    ]);
  });

  it('accepts an empty flag only where it has a meaning', () => {
    expect(aRow({ snow: '' }).flag('snow', false)).toBe(false);
    const cells = aRow({ snow: '' });
    cells.flag('snow');
    expect(cells.faults).toHaveLength(1);
  });

  it('rejects exponents and hexadecimal as numbers', () => {
    const cells = aRow({ a: '1e3', b: '0x10' });
    cells.optionalDecimal('a', { min: 0, max: 9999 });
    cells.optionalInteger('b', { min: 0, max: 9999 });
    expect(cells.faults).toHaveLength(2);
  });
});
