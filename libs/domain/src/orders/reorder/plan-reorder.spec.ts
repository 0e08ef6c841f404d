import fc from 'fast-check';

import { type OrderedLine, reorderObstacles, type ReorderStock } from './plan-reorder.js';

const inStock = (itemNumber: number, quantity: number): ReorderStock => ({
  itemNumber,
  state: quantity < 8 ? 'lowStock' : 'inStock',
  quantity,
});
const FOUR: OrderedLine = { itemNumber: 40_123, quantity: 4 };

describe('ordering again', () => {
  it('is open while each tire is there in its quantity', () => {
    expect(reorderObstacles([FOUR], [inStock(40_123, 4)])).toEqual([]);
  });

  it('is closed by a tire that is out of stock, discontinued or unknown', () => {
    const outOfStock: ReorderStock = { itemNumber: 40_123, state: 'outOfStock', quantity: 0 };
    const discontinued: ReorderStock = { itemNumber: 40_123, state: 'discontinued', quantity: 12 };
    expect(reorderObstacles([FOUR], [outOfStock])).toEqual([
      { itemNumber: 40_123, reason: 'outOfStock', left: 0 },
    ]);
    for (const stock of [[discontinued], []])
      expect(reorderObstacles([FOUR], stock)).toEqual([
        { itemNumber: 40_123, reason: 'discontinued', left: 0 },
      ]);
  });

  it('counts front and rear of the same tire together', () => {
    const two = { itemNumber: 40_123, quantity: 2 };
    expect(reorderObstacles([two, two], [inStock(40_123, 3)])).toEqual([
      { itemNumber: 40_123, reason: 'tooFew', left: 3 },
    ]);
    expect(reorderObstacles([two, two], [inStock(40_123, 4)])).toEqual([]);
  });

  it('is open exactly if the whole order could be taken from the stock [R4.12 rule]', () => {
    const lines = fc.array(
      fc.record({ itemNumber: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 1, max: 6 }) }),
      { minLength: 1, maxLength: 6 },
    );
    const levels = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(lines, levels, (ordered, stocked) => {
        const left = new Map(stocked.map((quantity, at) => [at + 1, quantity]));
        for (const { itemNumber, quantity } of ordered)
          left.set(itemNumber, (left.get(itemNumber) ?? 0) - quantity);
        const stock = stocked.map((quantity, at): ReorderStock => ({ ...inStock(at + 1, quantity) }));
        const isPossible = [...left.values()].every((quantity) => quantity >= 0);
        expect(reorderObstacles(ordered, stock).length === 0).toBe(isPossible);
      }),
    );
  });
});
