import { ok, refuse, type Result } from '../result/index.js';
import { type Cents, cents } from './cents.js';

const DOLLARS = /^([-\u2212]?)\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;
const MOST_DIGITS = 13;

/**
 * Reads dollars as people write them (`1,234.56`, `$12`, `−$25.00`, `.` for cents, commas only between thousands). Refuses everything else
 * with `request.invalid`. Never passes through a float.
 */
export const parseDollars = (text: string): Result<Cents, 'request.invalid'> => {
  const match = DOLLARS.exec(text.trim());
  if (!match) return refuse('request.invalid');
  const [, sign = '', dollars = '', decimals = ''] = match;
  const digits = dollars.replaceAll(',', '');
  if (digits.length > MOST_DIGITS) return refuse('request.invalid');
  const magnitude = Number(digits + decimals.padEnd(2, '0'));
  return ok(cents(sign === '' ? magnitude : -magnitude));
};
