import { compareSpeedSymbols, maxLoadLb } from '@simpletread/domain';
import { Prng } from '../../random/prng.js';
import { aLine, aSize, aTruckSize } from '../../testing/builders.js';
import { estimateLoadIndex, loadIndexForKg } from './estimate-load.js';
import { markLoad } from './load-marking.js';
import { maxPressurePsi } from './pressure.js';
import { markSpeed } from './speed-marking.js';
import { utqgText } from './utqg.js';
import { warrantyMiles } from './warranty.js';
import { isOversized, weightLb } from './weight.js';

const many = <T>(make: (random: Prng) => T): readonly T[] =>
  Array.from({ length: 300 }, (_, n) => make(new Prng(`draw ${n}`)));

describe('markLoad', () => {
  it('makes a passenger size standard load, or extra load four steps heavier', () => {
    const marks = many((random) => markLoad(aLine(), aSize(), random));
    expect(new Set(marks.map(({ loadIndex, loadRange }) => `${loadIndex} ${loadRange}`))).toEqual(
      new Set(['102 SL', '106 XL']),
    );
  });

  it('rarely falls below the load most cars with a size need', () => {
    const size = aSize({ loadIndex: 98, oe: { loadIndex: 102, speedSymbol: 'V' } });
    const below = many((random) => markLoad(aLine(), size, random)).filter(
      ({ loadIndex }) => loadIndex < 102,
    );
    expect(below.length).toBeLessThan(30);
    expect(below.every(({ loadRange }) => loadRange === 'SL')).toBe(true);
  });

  it('gives light-truck sizes both load indexes, lower in a lighter range', () => {
    const marks = many((random) =>
      markLoad(aLine({ categoryId: 4, vehicleType: 'Light Truck' }), aTruckSize({ rimIn: 17 }), random),
    );
    const byRange = new Map(marks.map((mark) => [mark.loadRange, `${mark.loadIndex}/${mark.dualLoadIndex}`]));
    expect([byRange.get('E'), byRange.get('D'), byRange.get('C')]).toEqual(['125/122', '122/119', '116/113']);
  });

  it('uses the table for a size sold in several ranges', () => {
    const size = aTruckSize({ code: 'ST225/75R15', kind: 'trailer', loadRange: 'C', loadIndex: 108 });
    const marks = many((random) => markLoad(aLine({ vehicleType: 'Trailer' }), size, random));
    expect(new Set(marks.map(({ loadIndex, loadRange }) => `${loadRange} ${loadIndex}`))).toEqual(
      new Set(['C 108', 'D 113', 'E 117']),
    );
  });

  it('estimates an unknown load from the tire’s volume', () => {
    const unknown = aTruckSize({
      code: 'LT305/60R20',
      loadIndex: null,
      diameterIn: 34.4,
      rimIn: 20,
      sectionIn: 12.01,
    });
    expect(estimateLoadIndex(unknown, 'E')).toBeGreaterThanOrEqual(121);
    expect(estimateLoadIndex(unknown, 'E')).toBeLessThanOrEqual(129);
    expect(maxLoadLb(loadIndexForKg(850))).toBeLessThanOrEqual(1874);
  });
});

describe('markSpeed', () => {
  it('stays within a category’s speeds', () => {
    const symbols = (categoryId: number, size = aSize()) =>
      new Set(many((random) => markSpeed(aLine({ categoryId }), size, random)));
    expect(symbols(6, aTruckSize())).toEqual(new Set(['Q']));
    expect([...symbols(3)].every((symbol) => compareSpeedSymbols(symbol, 'H') <= 0)).toBe(true);
    const low = aSize({ aspect: 35, oe: null });
    expect(symbols(8, low)).toEqual(new Set(['W', 'Y']));
  });
});

describe('a line’s versions', () => {
  it('lose some warranty miles with speed and load', () => {
    expect(warrantyMiles(60_000, { speedSymbol: 'H', isLetterRange: false })).toBe(60_000);
    expect(warrantyMiles(60_000, { speedSymbol: 'W', isLetterRange: false })).toBe(45_000);
    expect(warrantyMiles(60_000, { speedSymbol: 'R', isLetterRange: true })).toBe(50_000);
    expect(warrantyMiles(25_000, { speedSymbol: 'Y', isLetterRange: false })).toBe(20_000);
    expect(warrantyMiles(null, { speedSymbol: 'H', isLetterRange: false })).toBeNull();
  });

  it('are graded only if grading applies and treadwear is known', () => {
    expect(utqgText(aLine(), 'metric', 'H')).toBe('500 A A');
    expect(utqgText(aLine({ categoryId: 8, tier: 'premium' }), 'metric', 'Y')).toBe('500 AA A');
    expect(utqgText(aLine({ categoryId: 3 }), 'metric', 'H')).toBeNull();
    expect(utqgText(aLine(), 'LT-metric', 'R')).toBeNull();
    expect(utqgText(aLine({ treadwear: null }), 'metric', 'H')).toBeNull();
  });

  it('have their load range’s pressure', () => {
    expect([
      maxPressurePsi('metric', 'SL'),
      maxPressurePsi('LT-metric', 'E'),
      maxPressurePsi('x', 'N'),
    ]).toEqual([44, 80, null]);
  });

  it.each([
    ['205/55R16', aSize({ diameterIn: 24.9, rimIn: 16, sectionIn: 8.07 }), 'SL', 20, 2],
    ['225/65R17', aSize(), 'SL', 26, 2],
    ['LT275/70R18 E', aTruckSize(), 'E', 54, 4],
  ])('weigh about as much as makers state: %s', (_, size, loadRange, pounds, tolerance) => {
    expect(
      Math.abs(weightLb({ line: aLine(), size, loadRange, isRunFlat: false }) - pounds),
    ).toBeLessThanOrEqual(tolerance);
  });

  it('are oversized from 35 inches or 75 pounds up', () => {
    expect([isOversized(34.9, 74.9), isOversized(35, 60), isOversized(33, 75)]).toEqual([false, true, true]);
  });
});
