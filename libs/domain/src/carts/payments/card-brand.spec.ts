import fc from 'fast-check';
import { cardBrand } from './card-brand.js';

const numberOf = (lead: string, length: number): string => lead.padEnd(length, '0');

describe('cardBrand', () => {
  it.each([
    ['4', 13, 'visa'],
    ['4', 16, 'visa'],
    ['4', 19, 'visa'],
    ['51', 16, 'mastercard'],
    ['55', 16, 'mastercard'],
    ['2221', 16, 'mastercard'],
    ['2720', 16, 'mastercard'],
    ['34', 15, 'amex'],
    ['37', 15, 'amex'],
    ['6011', 16, 'discover'],
    ['644', 17, 'discover'],
    ['644', 18, 'discover'],
    ['649', 19, 'discover'],
    ['65', 16, 'discover'],
  ])('knows %s with %i digits as %s', (lead, length, brand) => {
    expect(cardBrand(numberOf(lead, length))).toBe(brand);
  });

  it.each([
    ['4', 15],
    ['4', 12],
    ['50', 16],
    ['56', 16],
    ['51', 15],
    ['2220', 16],
    ['2721', 16],
    ['34', 16],
    ['35', 15],
    ['36', 15],
    ['6012', 16],
    ['643', 16],
    ['66', 16],
    ['65', 15],
    ['9', 16],
    ['', 0],
  ])('takes %s with %i digits for no brand', (lead, length) => {
    expect(cardBrand(numberOf(lead, length))).toBeNull();
  });

  it('ignores spaces and hyphens, and nothing else', () => {
    expect(cardBrand('4242 4242-4242 4242')).toBe('visa');
    expect(cardBrand('4242x4242x4242x4242')).toBeNull();
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        cardBrand(text);
      }),
    );
  });
});
