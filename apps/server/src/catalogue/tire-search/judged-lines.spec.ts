import fc from 'fast-check';

import type { FittingLines } from './fitting-lines.js';
import { judgedLines } from './judged-lines.js';

const FIT = {
  sizeCode: '225/65R17',
  sizeSlug: '225-65r17',
  rearSizeCode: null,
  rearSizeSlug: null,
  tireCount: 2,
};
const lines = (ids: readonly string[]) => ids.map((lineId) => ({ lineId }));
const fitting = (ids: readonly string[]): FittingLines => new Map(ids.map((id) => [id, FIT]));

describe('lines that are judged for a vehicle', () => {
  it('keeps those that fit, in their order, and counts the others', () => {
    const judged = judgedLines(lines(['c', 'a', 'b']), fitting(['b', 'c']));
    expect(judged.lines.map(({ lineId }) => lineId)).toEqual(['c', 'b']);
    expect(judged.fit).toEqual({ kind: 'some', refusedCount: 1 });
    expect(judged.fitOf({ lineId: 'b' })).toEqual(FIT);
  });

  it('keeps none if none fits, and all if the vehicle’s sizes aren’t known', () => {
    expect(judgedLines(lines(['a']), fitting(['b'])).fit).toEqual({ kind: 'none', refusedCount: 1 });
    const unknown = judgedLines(lines(['a', 'b']), null);
    expect([unknown.fit.kind, unknown.lines.length, unknown.fitOf({ lineId: 'a' })]).toEqual([
      'unknown',
      2,
      null,
    ]);
  });

  it('never shows a line that doesn’t fit, and loses none that does', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));
    fc.assert(
      fc.property(ids, ids, (all, fits) => {
        const { lines: kept, fit } = judgedLines(lines(all), fitting(fits));
        expect(kept.map(({ lineId }) => lineId)).toEqual(all.filter((id) => fits.includes(id)));
        expect(kept.length + fit.refusedCount).toBe(all.length);
      }),
    );
  });
});
