import { mostFittedSize } from './most-fitted-size';

const rim = (...sizes: readonly [string, number, number][]) => ({
  rimIn: 17,
  sizeCount: sizes.length,
  tireCount: 0,
  sizes: sizes.map(([sizeSlug, tireCount, fitmentCount]) => ({
    sizeCode: sizeSlug,
    sizeSlug,
    tireCount,
    fitmentCount,
  })),
});

describe('the size that shows a tire type', () => {
  it('is the most common factory size of any rim with a choice of tires', () => {
    const rims = [rim(['rare', 90, 2]), rim(['common', 5, 700], ['thin', 1, 900])];
    expect(mostFittedSize(rims, 5)?.sizeSlug).toBe('common');
  });

  it('is the one with the most tires if no vehicle has one from the factory', () => {
    expect(mostFittedSize([rim(['trailer', 3, 0]), rim(['truck', 8, 0])], 5)?.sizeSlug).toBe('truck');
    expect(mostFittedSize([rim(['thin', 2, 900], ['wide', 3, 1])], 5)?.sizeSlug).toBe('wide');
  });

  it('is none if nothing is sold', () => {
    expect(mostFittedSize([], 5)).toBeUndefined();
  });
});
