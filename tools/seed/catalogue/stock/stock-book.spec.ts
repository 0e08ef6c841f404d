import { Prng } from '../../random/prng.js';
import { openingStock } from './opening-stock.js';
import { StockBook } from './stock-book.js';
import { WAREHOUSES } from './warehouses.js';

const AT = new Date('2026-08-21T00:00:00Z');

describe('StockBook', () => {
  it('keeps levels equal to the sum of their moves', () => {
    const book = new StockBook();
    book.open('tire', [8, 0, 4, 0], AT);
    const move = { tireId: 'tire', warehouseCode: 'CAR', reference: 'order', at: AT };
    book.move({ ...move, quantity: -4, reason: 'hold' });
    book.move({ ...move, quantity: -4, reason: 'hold' });
    book.move({ ...move, quantity: 4, reason: 'cancel' });
    const sums = WAREHOUSES.map(({ code }) =>
      book.moves
        .filter(({ warehouseCode }) => warehouseCode === code)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    );
    expect([...book.allLevels()].map(([, , available]) => available)).toEqual(sums);
    expect(sums).toEqual([4, 0, 4, 0]);
  });

  it('never sells more than is in stock', () => {
    const book = new StockBook();
    book.open('tire', [3, 0, 0, 0], AT);
    const move = { tireId: 'tire', quantity: -4, reason: 'hold', reference: null, at: AT } as const;
    expect(() => book.move({ ...move, warehouseCode: 'CAR' })).toThrow(RangeError);
    expect(() => book.move({ ...move, warehouseCode: 'XXX' })).toThrow(RangeError);
    expect(book.total('tire')).toBe(3);
  });
});

describe('openingStock', () => {
  it('leaves about 4% of tires out of stock everywhere and gives others at least a set', () => {
    const stocks = Array.from({ length: 4_000 }, (_, n) =>
      openingStock({ tier: 'mid' }, 3, new Prng(`s ${n}`)),
    );
    const empty: readonly (readonly number[])[] = stocks.filter((stock) =>
      stock.every((quantity: number) => quantity === 0),
    );
    expect(empty.length / stocks.length).toBeGreaterThan(0.03);
    expect(empty.length / stocks.length).toBeLessThan(0.05);
    const rest = stocks.filter((stock) => !empty.includes(stock));
    expect(rest.every((stock) => Math.max(...stock) >= 4)).toBe(true);
  });
});
