import { hasAllTires } from './offer.js';

const level = (tireId: string, warehouseCode: string, available: number) => ({
  tireId,
  warehouseCode,
  available,
});

describe('a warehouse', () => {
  const lines = [
    { tireId: 'front', quantity: 2 },
    { tireId: 'rear', quantity: 2 },
  ];

  it('offers pickup if it has every tire of the cart itself', () => {
    const levels = [level('front', 'CAR', 2), level('rear', 'CAR', 2), level('rear', 'MEM', 40)];
    expect(hasAllTires(lines, levels, 'CAR')).toBe(true);
    expect(hasAllTires(lines, levels, 'MEM')).toBe(false);
    expect(hasAllTires(lines, [level('front', 'CAR', 2), level('rear', 'CAR', 1)], 'CAR')).toBe(false);
  });

  it('counts two lines of one tire together, and offers nothing for an empty cart', () => {
    const twice = [lines[0], lines[0]].flatMap((line) => line ?? []);
    expect(hasAllTires(twice, [level('front', 'CAR', 3)], 'CAR')).toBe(false);
    expect(hasAllTires(twice, [level('front', 'CAR', 4)], 'CAR')).toBe(true);
    expect(hasAllTires([], [], 'CAR')).toBe(false);
  });
});
