import fc from 'fast-check';
import { countFigure, countWords, fillFigures } from './figures.js';

describe('a count in a text', () => {
  it('is exact while it is small, and rounded down from a thousand on', () => {
    expect([0, 1, 164, 999].map(countFigure)).toEqual(['0', '1', '164', '999']);
    expect([1000, 19_812, 20_000].map(countFigure)).toEqual(['1,000+', '19,000+', '20,000+']);
    expect([164, 19_812].map(countWords)).toEqual(['164', 'more than 19,000']);
  });

  it('is never more than there is', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (count) => {
        expect(Number(countFigure(count).replace(/\D/g, ''))).toBeLessThanOrEqual(count);
      }),
    );
  });

  it('is filled in from the data, and left out without it', () => {
    const text = 'We carry {brands} brands, and {shops} shops install them. {other} {brands}';
    expect(fillFigures(text, { brands: 164, shops: 19_812 })).toBe(
      'We carry 164 brands, and more than 19,000 shops install them. {other} 164',
    );
    expect(fillFigures('{brands} brands', null)).toBe('many brands');
  });
});
