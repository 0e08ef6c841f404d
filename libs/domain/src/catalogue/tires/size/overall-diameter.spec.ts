import { overallDiameterIn, rimDiameterIn, sectionWidthMm } from './overall-diameter.js';
import { readSize } from '../testing/read-size.js';

describe('the measures of a size', () => {
  it.each([
    ['225/65R17', 28.5, 17, 225],
    ['LT275/70R18', 33.2, 18, 275],
    ['295/75R22.5', 39.9, 22.5, 295],
    ['33X12.50R15LT', 33, 15, 317.5],
    ['25X8.00-12', 25, 12, 203.2],
    ['235-710R460A', 28, 18.1, 235],
  ])('of %s are %d inches high on a %d-inch rim, %d mm wide', (text, diameterIn, rimIn, widthMm) => {
    const size = readSize(text);
    expect(Math.round((overallDiameterIn(size) ?? 0) * 10) / 10).toBe(diameterIn);
    expect(rimDiameterIn(size)).toBe(rimIn);
    expect(sectionWidthMm(size)).toBeCloseTo(widthMm);
  });

  it.each(['185R14C', '11R22.5', '4.80-8'])('of %s do not state the diameter', (text) => {
    expect(overallDiameterIn(readSize(text))).toBeNull();
  });

  it('are not rounded: 225/65R17 is 28.5157 inches high', () => {
    expect(overallDiameterIn(readSize('225/65R17'))).toBeCloseTo(28.51575, 5);
  });
});
