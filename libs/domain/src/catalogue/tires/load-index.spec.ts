import { isLoadIndex, maxLoadKg, maxLoadLb } from './load-index.js';
import { referenceRows } from './testing/reference-rows.js';

describe('the load index table', () => {
  const rows = referenceRows('load-index.csv');

  it('holds the reference figures of every index', () => {
    expect(rows).toHaveLength(171);
    for (const row of rows) {
      const index = Number(row.load_index);
      expect([index, maxLoadKg(index), maxLoadLb(index)]).toEqual([index, Number(row.kg), Number(row.lb)]);
    }
  });

  it('rises with the index', () => {
    for (let index = 1; index <= 170; index += 1)
      expect(maxLoadKg(index)).toBeGreaterThan(maxLoadKg(index - 1));
  });

  it('says 2,039 lb for the common 105', () => {
    expect(maxLoadLb(105)).toBe(2039);
  });

  it.each([-1, 171, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('has no index %d', (value) => {
    expect(isLoadIndex(value)).toBe(false);
    expect(() => maxLoadLb(value)).toThrow(RangeError);
  });

  it('has the indexes 0 and 170', () => {
    expect(isLoadIndex(0) && isLoadIndex(170)).toBe(true);
  });
});
