import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '@simpletread/domain';
import { Prng } from '../../random/prng.js';
import { aLine, aSize, aTruckSize } from '../../testing/builders.js';
import { chooseSizes, eligibleSizes, sizeWeight } from './choose-sizes.js';
import { coverOeSizes, LEAST_CATEGORIES, LEAST_TIRES } from './cover-oe-sizes.js';
import { poolsOf } from './size-pools.js';

const REFERENCE = join(import.meta.dirname, '..', '..', '..', '..', 'data', 'reference');

const someSizes = Array.from({ length: 60 }, (_, n) =>
  aSize({
    code: `size ${n}`,
    rimIn: 15 + (n % 5),
    aspect: 45 + (n % 8) * 5,
    diameterIn: 24 + (n % 6),
    oeCount: n % 9,
  }),
);

describe('size pools', () => {
  it('cover every kind of line in the reference data', () => {
    const text = readFileSync(join(REFERENCE, 'product-lines.csv'), 'utf8');
    const [names = [], ...lines] = readCsv(text);
    const [category, type] = [names.indexOf('category_id'), names.indexOf('vehicle_type')];
    const without = lines.filter(
      (cells) =>
        poolsOf({ categoryId: Number(cells[category]), vehicleType: cells[type] ?? '' }).length === 0,
    );
    expect(without).toEqual([]);
  });

  it('keep passenger and truck sizes apart', () => {
    const sizes = [aSize(), aTruckSize()];
    expect(eligibleSizes(aLine({ categoryId: 11 }), sizes).map(({ code }) => code)).toEqual(['225/65R17']);
    expect(
      eligibleSizes(aLine({ categoryId: 6, vehicleType: 'Light Truck' }), sizes).map(({ code }) => code),
    ).toEqual(['LT275/70R18']);
  });

  it('give low sidewalls only to performance lines', () => {
    const low = aSize({ code: '285/30R20', aspect: 30, rimIn: 20, diameterIn: 26.7, sectionIn: 11.2 });
    expect(eligibleSizes(aLine({ categoryId: 8 }), [low])).toHaveLength(1);
    expect(eligibleSizes(aLine({ categoryId: 11 }), [low])).toHaveLength(0);
  });
});

describe('chooseSizes', () => {
  it('gives a line the same sizes regardless of other lines', () => {
    const [line, other] = [aLine({ id: 'a' }), aLine({ id: 'b' })];
    const alone = chooseSizes([line], someSizes, new Prng('x'));
    const together = chooseSizes([other, line], someSizes, new Prng('x')).filter(
      (chosen) => chosen.line === line,
    );
    expect(together).toEqual(alone);
    expect(alone.length).toBeGreaterThan(10);
  });

  it('never gives a line a size twice', () => {
    const codes = chooseSizes([aLine()], someSizes, new Prng('x')).map(({ size }) => size.code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('gives premium lines more sizes than value ones', () => {
    const lines = (tier: 'premium' | 'value') =>
      Array.from({ length: 20 }, (_, n) => aLine({ id: `${tier}${n}`, tier }));
    const count = (tier: 'premium' | 'value'): number =>
      chooseSizes(lines(tier), someSizes, new Prng('x')).length;
    expect(count('premium')).toBeGreaterThan(1.5 * count('value'));
  });

  it('weighs a size by the number of cars that leave the factory with it', () => {
    const weights = [0, 1, 5, 60].map((oeCount) => sizeWeight(aLine(), aSize({ oeCount })));
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
    expect(new Set(weights).size).toBe(4);
  });
});

describe('coverOeSizes', () => {
  it('adds lines until each factory size has nine tires in three categories', () => {
    const lines = [1, 11, 13, 10].flatMap((categoryId) =>
      Array.from({ length: 8 }, (_, n) => aLine({ id: `${categoryId}-${n}`, categoryId })),
    );
    const added = coverOeSizes([], lines, [aSize()], new Prng('cover'));
    expect(added.length).toBeGreaterThanOrEqual(LEAST_TIRES);
    expect(new Set(added.map(({ line }) => line.categoryId)).size).toBeGreaterThanOrEqual(LEAST_CATEGORIES);
    expect(new Set(added.map(({ line }) => line.id)).size).toBe(added.length);
  });

  it('ignores sizes that no car left the factory with', () => {
    expect(coverOeSizes([], [aLine()], [aSize({ oe: null, oeCount: 0 })], new Prng('cover'))).toEqual([]);
  });
});
