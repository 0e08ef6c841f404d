import { isLetterLoadRange, isLoadRange, LOAD_RANGES, loadRangeOfPly, plyRating } from './load-range.js';
import { referenceRows } from './testing/reference-rows.js';

describe('load ranges', () => {
  const rows = referenceRows('load-range.csv');

  it('are those of the reference list with its ply ratings', () => {
    expect([...LOAD_RANGES].sort()).toEqual(rows.map((row) => row.load_range).sort());
    for (const row of rows) {
      const range = LOAD_RANGES.find((known) => known === row.load_range);
      expect(range && plyRating(range)).toBe(row.ply_rating === '' ? null : Number(row.ply_rating));
    }
  });

  it('are recovered from the ply rating of their letter', () => {
    for (const range of LOAD_RANGES.filter(isLetterLoadRange)) {
      expect(loadRangeOfPly(plyRating(range) ?? 0)).toBe(range);
    }
  });

  it('give four plies for B, never for standard load', () => {
    expect(loadRangeOfPly(4)).toBe('B');
  });

  it.each([0, 1, 5, 26, Number.NaN])('have no letter for %d plies', (ply) => {
    expect(loadRangeOfPly(ply)).toBeNull();
  });

  it.each(['', 'I', 'K', 'e', 'XXL'])('do not include %p', (text) => {
    expect(isLoadRange(text)).toBe(false);
  });
});
