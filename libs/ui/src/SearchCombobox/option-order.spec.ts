import fc from 'fast-check';
import { itemsOf, stepGroup, stepItem } from './option-order.js';
import type { SearchGroup } from './search-item.js';

const group = (id: string, ...items: string[]): SearchGroup => ({
  id,
  label: id,
  items: items.map((item) => ({ id: item, label: item })),
});

const groups = [group('garage', 'a'), group('none'), group('vehicles', 'b', 'c'), group('past', 'd')];

describe('stepItem', () => {
  it.each([
    [null, 1, 'a'],
    [null, -1, 'd'],
    ['a', 1, 'b'],
    ['c', 1, 'd'],
    ['d', 1, 'a'],
    ['a', -1, 'd'],
  ] as const)('goes from %p by %p to %p', (from, step, to) => {
    expect(stepItem(groups, from, step)?.id).toBe(to);
  });

  it('goes nowhere without items', () => {
    expect(stepItem([group('none')], null, 1)).toBeUndefined();
  });

  it('visits every item once before it wraps around, and back undoes forth', () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(sizes, (counts) => {
        const made = counts.map((count, g) =>
          group(`g${g}`, ...Array.from({ length: count }, (_, i) => `${g}-${i}`)),
        );
        const all = itemsOf(made).map((item) => item.id);
        const visited: string[] = [];
        let at: string | null = null;
        for (let n = 0; n < all.length; n += 1) {
          at = stepItem(made, at, 1)?.id ?? null;
          if (at !== null) visited.push(at);
        }
        expect(visited).toEqual(all);
        for (const id of all) expect(stepItem(made, stepItem(made, id, 1)?.id ?? null, -1)?.id).toBe(id);
      }),
    );
  });
});

describe('stepGroup', () => {
  it.each([
    ['a', 1, 'b'],
    ['c', 1, 'd'],
    ['c', -1, 'a'],
    ['d', 1, undefined],
    ['a', -1, undefined],
    [null, 1, undefined],
  ] as const)('goes from %p by %p to %p', (from, step, to) => {
    expect(stepGroup(groups, from, step)?.id).toBe(to);
  });
});
