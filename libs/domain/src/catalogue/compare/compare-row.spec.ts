import fc from 'fast-check';

import { compareRow, type FactRow } from './compare-row.js';

const prices = (...figures: (number | null)[]): FactRow => ({
  texts: figures.map((figure) => (figure === null ? null : `$${figure}`)),
  ranked: { figures, better: 'lower' },
});
const anyFigures = fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }), {
  minLength: 2,
  maxLength: 5,
});

describe('a row of a comparison', () => {
  it('differs where two tires differ, and where one of them is not known', () => {
    expect(compareRow({ texts: ['H', 'H'] }).isDifferent).toBe(false);
    expect(compareRow({ texts: ['H', 'V', 'H'] }).isDifferent).toBe(true);
    expect(compareRow({ texts: ['H', null] }).isDifferent).toBe(true);
    expect(compareRow({ texts: [null, null] }).isDifferent).toBe(false);
  });

  it('marks the best, and each of those that are equal', () => {
    expect(compareRow(prices(142, 158, 176)).best).toEqual([0]);
    expect(compareRow(prices(158, 142, 142)).best).toEqual([1, 2]);
  });

  it('marks nothing where all are equal, one alone is known, or figures are no merit', () => {
    expect(compareRow(prices(142, 142)).best).toEqual([]);
    expect(compareRow(prices(142, null)).best).toEqual([]);
    expect(compareRow({ texts: ['102', '98'] }).best).toEqual([]);
  });

  it('leads nobody to a tire that may not be best', () => {
    expect(compareRow(prices(100, 142, 158), [false, true, true]).best).toEqual([1]);
    expect(compareRow(prices(100, 142), [false, true]).best).toEqual([]);
  });

  it('marks none that is beaten by another one', () => {
    fc.assert(
      fc.property(anyFigures, fc.constantFrom('higher' as const, 'lower' as const), (figures, better) => {
        const { best } = compareRow({ texts: figures.map(String), ranked: { figures, better } });
        for (const place of best) {
          const own = figures[place] ?? Number.NaN;
          for (const other of figures) {
            if (other !== null) expect(better === 'higher' ? own >= other : own <= other).toBe(true);
          }
        }
      }),
    );
  });
});
