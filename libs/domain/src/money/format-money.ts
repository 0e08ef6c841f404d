import type { Cents } from './cents.js';
import { scaleCents } from './rounding.js';

const MINUS_SIGN = '\u2212';

const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

const signOf = (amount: Cents): string => (amount < 0 ? MINUS_SIGN : '');

/** Returns `$1,234.56`; negative amounts have a true minus sign, `−$25.00`. This is the only money format. */
export const formatMoney = (amount: Cents): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${signOf(amount)}$${groupThousands(digits.slice(0, -2))}.${digits.slice(-2)}`;
};

/** Returns the amount to the nearest dollar, halves away from zero: `$1,235`. */
export const formatMoneyRounded = (amount: Cents): string => {
  const dollars = scaleCents(amount, 1, 100);
  return `${signOf(dollars)}$${groupThousands(String(Math.abs(dollars)))}`;
};
