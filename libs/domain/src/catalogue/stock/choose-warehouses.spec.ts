import fc from 'fast-check';

import { chooseWarehouses, inLockOrder } from './choose-warehouses.js';
import type { StockLevel } from './stock-line.js';

const NEAREST = ['near', 'middle', 'far'];

const level = (tireId: string, warehouseCode: string, available: number): StockLevel => ({
  tireId,
  warehouseCode,
  available,
});

const four = (tireId: string) => ({ tireId, quantity: 4 });

describe('choosing warehouses', () => {
  it('takes everything from the nearest that has all, even when a nearer one has a part', () => {
    const levels = [level('a', 'near', 4), level('a', 'far', 4), level('b', 'near', 3), level('b', 'far', 9)];
    expect(chooseWarehouses([four('b'), four('a')], levels, NEAREST)).toEqual([
      { tireId: 'a', warehouseCode: 'far', quantity: 4 },
      { tireId: 'b', warehouseCode: 'far', quantity: 4 },
    ]);
  });

  it('takes each line whole where no warehouse has everything', () => {
    const levels = [level('a', 'near', 4), level('b', 'middle', 4)];
    expect(chooseWarehouses([four('a'), four('b')], levels, NEAREST)).toEqual([
      { tireId: 'a', warehouseCode: 'near', quantity: 4 },
      { tireId: 'b', warehouseCode: 'middle', quantity: 4 },
    ]);
  });

  it('splits a line over warehouses, nearest first', () => {
    const levels = [level('a', 'far', 3), level('a', 'middle', 2), level('a', 'near', 1)];
    expect(chooseWarehouses([four('a')], levels, NEAREST)).toEqual([
      { tireId: 'a', warehouseCode: 'far', quantity: 1 },
      { tireId: 'a', warehouseCode: 'middle', quantity: 2 },
      { tireId: 'a', warehouseCode: 'near', quantity: 1 },
    ]);
  });

  it('has no answer when one tire is missing', () => {
    expect(chooseWarehouses([four('a')], [level('a', 'near', 3)], NEAREST)).toBeNull();
    expect(chooseWarehouses([four('a')], [], NEAREST)).toBeNull();
  });

  it('counts a tire named twice together', () => {
    expect(chooseWarehouses([four('a'), four('a')], [level('a', 'near', 7)], NEAREST)).toBeNull();
    expect(chooseWarehouses([four('a'), four('a')], [level('a', 'near', 8)], NEAREST)).toEqual([
      { tireId: 'a', warehouseCode: 'near', quantity: 8 },
    ]);
  });

  it('always takes the exact quantity, never more than there is, in lock order', () => {
    const tire = fc.constantFrom('a', 'b', 'c');
    const lines = fc.array(fc.record({ tireId: tire, quantity: fc.integer({ min: 1, max: 8 }) }), {
      minLength: 1,
      maxLength: 4,
    });
    const levels = fc.uniqueArray(
      fc.record({ tireId: tire, warehouseCode: fc.constantFrom(...NEAREST), available: fc.nat(9) }),
      { selector: ({ tireId, warehouseCode }) => `${tireId} ${warehouseCode}` },
    );
    const sum = (
      items: readonly { tireId: string; quantity?: number; available?: number }[],
      tireId: string,
    ) =>
      items
        .filter((item) => item.tireId === tireId)
        .reduce((total, { quantity, available }) => total + (quantity ?? available ?? 0), 0);
    fc.assert(
      fc.property(lines, levels, (wanted, there) => {
        const picks = chooseWarehouses(wanted, there, NEAREST);
        const isEnough = ['a', 'b', 'c'].every((tireId) => sum(wanted, tireId) <= sum(there, tireId));
        expect(picks !== null).toBe(isEnough);
        if (picks === null) return;
        for (const tireId of ['a', 'b', 'c']) expect(sum(picks, tireId)).toBe(sum(wanted, tireId));
        for (const pick of picks) {
          const found = there.find((l) => l.tireId === pick.tireId && l.warehouseCode === pick.warehouseCode);
          expect(pick.quantity).toBeGreaterThan(0);
          expect(pick.quantity).toBeLessThanOrEqual(found?.available ?? 0);
        }
        expect([...picks].sort(inLockOrder)).toEqual(picks);
      }),
    );
  });
});
