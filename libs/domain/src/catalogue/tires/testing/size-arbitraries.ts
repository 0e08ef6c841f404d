import fc from 'fast-check';
import { isByDiameterMade, isCommercialMade, isMetricMade, isNumericMade } from '../size/made-sizes.js';
import type { MetricPrefix, TireSize } from '../size/tire-size.js';

const step = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => from + index * by);

const oneOf = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

const wheelIn = oneOf([...step(8, 28, 1), 16.5, 17.5, 19.5, 22.5, 24.5]);
const roadRimIn = oneOf(step(14, 26, 1));

/** Radial metric sizes of every class that are really made. */
export const aMetricSize: fc.Arbitrary<TireSize> = fc
  .record({
    prefix: oneOf<MetricPrefix>(['', 'P', 'LT', 'ST', 'T']),
    widthMm: oneOf(step(115, 455, 10)),
    aspect: oneOf(step(20, 95, 5)),
    isZr: fc.boolean(),
    rimIn: wheelIn,
    isVan: fc.boolean(),
  })
  .filter(({ widthMm, aspect, rimIn }) => isMetricMade(widthMm, aspect, rimIn))
  .map(({ isVan, ...size }) => ({
    kind: 'metric' as const,
    ...size,
    construction: 'R' as const,
    suffix: isVan && size.prefix === '' ? ('C' as const) : ('' as const),
  }));

export const aFlotationSize: fc.Arbitrary<TireSize> = fc
  .record({ diameterIn: oneOf(step(27, 42, 1)), widthIn: oneOf(step(8.5, 15.5, 1)), rimIn: roadRimIn })
  .filter(({ diameterIn, widthIn, rimIn }) => isByDiameterMade(diameterIn, widthIn, rimIn))
  .map((size) => ({ kind: 'flotation' as const, ...size }));

export const aLowPressureSize: fc.Arbitrary<TireSize> = fc
  .record({
    diameterIn: oneOf(step(13, 32, 1)),
    widthIn: oneOf(step(4, 14, 1)),
    rimIn: oneOf(step(5, 14, 1)),
    construction: oneOf(['R', '-'] as const),
  })
  .filter(({ diameterIn, widthIn, rimIn }) => isByDiameterMade(diameterIn, widthIn, rimIn))
  .map((size) => ({ kind: 'lowPressure' as const, widthDecimals: 2 as const, ...size }));

export const aCommercialSize: fc.Arbitrary<TireSize> = fc
  .record({ widthIn: oneOf(step(6, 14, 0.5)), rimIn: oneOf([15, 16, 17.5, 19.5, 20, 22.5, 24, 24.5]) })
  .filter(({ widthIn, rimIn }) => isCommercialMade(widthIn, rimIn))
  .map((size) => ({ kind: 'commercial' as const, suffix: '' as const, ...size }));

export const aNumericSize: fc.Arbitrary<TireSize> = fc
  .record({ widthIn: oneOf([4.1, 4.8, 5.3, 5.7, 6.9, 7.5]), rimIn: oneOf(step(4, 16, 1)) })
  .filter(({ widthIn, rimIn }) => isNumericMade(widthIn, rimIn))
  .map((size) => ({ kind: 'numeric' as const, ...size }));

/** Any size that is made. */
export const aTireSize: fc.Arbitrary<TireSize> = fc.oneof(
  aMetricSize,
  aFlotationSize,
  aLowPressureSize,
  aCommercialSize,
  aNumericSize,
);

/** The same letters, each in upper or lower case, with stray spaces at both ends. */
export const inAnyCase = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.array(fc.boolean(), { minLength: text.length, maxLength: text.length }), fc.nat(3), fc.nat(3))
    .map(([lower, before, after]) => {
      const letters = [...text].map((letter, index) => (lower[index] ? letter.toLowerCase() : letter));
      return ' '.repeat(before) + letters.join('') + ' '.repeat(after);
    });
