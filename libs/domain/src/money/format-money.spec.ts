import fc from 'fast-check';
import { cents } from './cents.js';
import { formatMoney, formatMoneyRounded } from './format-money.js';
import { parseDollars } from './parse-dollars.js';

describe('formatMoney', () => {
  it.each([
    [123_456, '$1,234.56'],
    [-2_500, '−$25.00'],
    [0, '$0.00'],
    [5, '$0.05'],
    [-5, '−$0.05'],
    [100_000_000, '$1,000,000.00'],
    [99_900, '$999.00'],
  ])('shows %i cents as %s', (amount, expected) => {
    expect(formatMoney(cents(amount))).toBe(expected);
  });

  it('shows whole cents as dollars, with two decimals or rounded, and accepts no fraction of a cent [R1.01]', () => {
    expect(formatMoney(cents(75_548))).toBe('$755.48');
    expect(formatMoneyRounded(cents(75_548))).toBe('$755');
    expect(() => cents(75_548.5)).toThrow(RangeError);
  });

  it('writes a true minus sign, not a hyphen', () => {
    expect(formatMoney(cents(-1)).codePointAt(0)).toBe(0x2212);
  });
});

describe('formatMoneyRounded', () => {
  it.each([
    [123_456, '$1,235'],
    [123_449, '$1,234'],
    [50, '$1'],
    [-50, '−$1'],
    [-49, '$0'],
    [0, '$0'],
  ])('shows %i cents as %s', (amount, expected) => {
    expect(formatMoneyRounded(cents(amount))).toBe(expected);
  });
});

describe('parseDollars', () => {
  it('reads back every displayed amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (amount) => {
        expect(parseDollars(formatMoney(cents(amount)))).toEqual({
          ok: true,
          value: amount === 0 ? 0 : amount,
        });
      }),
    );
  });

  it('reads at most 13 digits of dollars', () => {
    expect(parseDollars('9999999999999.99')).toEqual({ ok: true, value: 999_999_999_999_999 });
    expect(parseDollars('10000000000000').ok).toBe(false);
  });

  it.each([
    ['1,234.56', 123_456],
    ['12', 1_200],
    ['$0.5', 50],
    [' 17.50 ', 1_750],
    ['-25.00', -2_500],
    ['1234567', 123_456_700],
  ])('reads %p', (text, expected) => {
    expect(parseDollars(text)).toEqual({ ok: true, value: expected });
  });

  it.each(['', '$', '1.234', '1,23', '12,34.5', '.5', '1e3', 'NaN', '1 234', '--5', '€5', '1'.repeat(20)])(
    'refuses %p',
    (text) => {
      expect(parseDollars(text)).toMatchObject({ ok: false, fault: { code: 'request.invalid' } });
    },
  );

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseDollars(text);
      }),
    );
  });
});
