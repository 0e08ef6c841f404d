import { parseTireSize } from '@simpletread/domain';
import { nominalDiameterIn } from './nominal-diameter.js';

const diameterOf = (text: string): number => {
  const parsed = parseTireSize(text);
  if (!parsed.ok) throw new Error(text);
  return nominalDiameterIn(parsed.value.size);
};

describe('nominalDiameterIn', () => {
  it.each([
    ['225/65R17', 28.5],
    ['33X12.50R15LT', 33],
  ])('computes %s exactly', (size, inches) => {
    expect(diameterOf(size)).toBe(inches);
  });

  it.each([
    ['11R22.5', 41.4],
    ['10.00R20', 41.4],
    ['7.50R16LT', 31.7],
    ['8.75R16.5LT', 29.5],
    ['185R14C', 25.6],
    ['4.80-8', 16.2],
  ])('is within half an inch of the makers’ value for %s', (size, inches) => {
    expect(Math.abs(diameterOf(size) - inches)).toBeLessThanOrEqual(0.5);
  });
});
