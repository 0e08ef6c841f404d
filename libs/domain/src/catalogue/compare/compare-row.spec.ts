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
  it('differs if two tires differ, or if one of them is unknown', () => {
    expect(compareRow({ texts: ['H', 'H'] }).isDifferent).toBe(false);
    expect(compareRow({ texts: ['H', 'V', 'H'] }).isDifferent).toBe(true);
    expect(compareRow({ texts: ['H', null] }).isDifferent).toBe(true);
    expect(compareRow({ texts: [null, null] }).isDifferent).toBe(false);
  });

  it('marks the best, and every tie', () => {
    expect(compareRow(prices(142, 158, 176)).best).toEqual([0]);
    expect(compareRow(prices(158, 142, 142)).best).toEqual([1, 2]);
  });

  it('marks nothing if all are equal, only one is known, or figures carry no merit', () => {
    expect(compareRow(prices(142, 142)).best).toEqual([]);
    expect(compareRow(prices(142, null)).best).toEqual([]);
    expect(compareRow({ texts: ['102', '98'] }).best).toEqual([]);
  });

  it('never marks a tire that may not be best', () => {
    expect(compareRow(prices(100, 142, 158), [false, true, true]).best).toEqual([1]);
    expect(compareRow(prices(100, 142), [false, true]).best).toEqual([]);
  });

  it('marks none that another one beats', () => {
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
