import fc from 'fast-check';

import { boughtTogether, FEWEST_BUYERS } from './bought-together.js';

const CATEGORIES = new Map<string, string>([
  ['a', 'touring'],
  ['b', 'touring'],
  ['c', 'winter'],
  ['d', 'winter'],
]);
const categoryOf = (line: string) => CATEGORIES.get(line);
const times = (count: number, lines: readonly string[]) => Array.from({ length: count }, () => lines);

describe('lines that are bought together', () => {
  it('are those that at least three buyers of the line also bought, most buyers first', () => {
    const together = boughtTogether([...times(3, ['a', 'b']), ...times(4, ['a', 'c'])], categoryOf);
    expect(together.of('a', 'touring')).toEqual([
      { line: 'c', buyerCount: 4, basis: 'line' },
      { line: 'b', buyerCount: 3, basis: 'line' },
    ]);
  });

  it('are, after those, what buyers of the category bought of other categories', () => {
    const together = boughtTogether([...times(2, ['a', 'c']), ['b', 'c']], categoryOf);
    expect(together.of('a', 'touring')).toEqual([{ line: 'c', buyerCount: 3, basis: 'category' }]);
    expect(together.of('never sold', 'touring')).toEqual([{ line: 'c', buyerCount: 3, basis: 'category' }]);
    expect(together.of('d', 'winter')).toEqual([]);
  });

  it('are none from two buyers, or from one who bought often', () => {
    expect(boughtTogether(times(2, ['a', 'c']), categoryOf).of('a', 'touring')).toEqual([]);
    expect(boughtTogether([['a', 'c', 'a', 'c', 'a', 'c']], categoryOf).of('a', 'touring')).toEqual([]);
  });

  it('never name the line itself, one line twice, or fewer than three buyers', () => {
    const lines = fc.array(fc.constantFrom<string>('a', 'b', 'c', 'd', 'x'), { maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(lines, { maxLength: 40 }),
        fc.constantFrom('a', 'b', 'c', 'd', 'x'),
        (buyers, line) => {
          const found = boughtTogether(buyers, categoryOf).of(line, categoryOf(line) ?? '');
          const named = found.map((companion) => companion.line);
          expect(named).not.toContain(line);
          expect(new Set(named).size).toBe(named.length);
          for (const { buyerCount, line: other, basis } of found) {
            expect(buyerCount).toBeGreaterThanOrEqual(FEWEST_BUYERS);
            const both = buyers.filter((bought) => bought.includes(line) && bought.includes(other)).length;
            if (basis === 'line') expect(buyerCount).toBe(both);
            else expect(both).toBeLessThan(FEWEST_BUYERS);
          }
        },
      ),
    );
  });
});
