import fc from 'fast-check';
import { formatRate, ratePpm, ratePpmFromPercentText } from './rate.js';

describe('ratePpmFromPercentText', () => {
  it.each([
    ['8', 80_000],
    ['6.875', 68_750],
    ['5.6 %', 56_000],
    ['0', 0],
    ['0.0001', 1],
    [' 100% ', 1_000_000],
  ])('reads %s as %i parts per million', (text, expected) => {
    expect(ratePpmFromPercentText(text)).toBe(expected);
  });

  it.each(['', '%', '.5', '5.', '-1', '1e2', '6,875', '1.23456', '1000', 'six'])('throws on %p', (text) => {
    expect(() => ratePpmFromPercentText(text)).toThrow(RangeError);
  });

  it('reads back every written rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (ppm) => {
        expect(ratePpmFromPercentText(formatRate(ratePpm(ppm)))).toBe(ppm);
      }),
    );
  });
});

describe('formatRate', () => {
  it.each([
    [80_000, '8%'],
    [68_750, '6.875%'],
    [500, '0.05%'],
    [0, '0%'],
    [1_000_000, '100%'],
  ])('writes %i parts per million as %s', (ppm, expected) => {
    expect(formatRate(ratePpm(ppm))).toBe(expected);
  });
});

describe('ratePpm', () => {
  it('is a whole number from zero up', () => {
    for (const broken of [-1, 0.5, Number.NaN]) expect(() => ratePpm(broken)).toThrow(RangeError);
  });
});
