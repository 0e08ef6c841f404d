import { cents } from '@simpletread/domain';
import { decimalPrice } from './structured-data';

describe('an amount in structured data', () => {
  it.each([
    [5, '0.05'],
    [14_200, '142.00'],
    [1_234_567, '12345.67'],
  ])('of %i cents is %s', (amount, text) => {
    expect(decimalPrice(cents(amount))).toBe(text);
  });
});
