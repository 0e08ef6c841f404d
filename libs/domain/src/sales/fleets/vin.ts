import { ok, refuse, type Result } from '../../result/index.js';

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
const LETTERS = 'ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_AT = 8;

// A to I are 1 to 9, J to R are 1 to 9, S to Z are 2 to 9.
const valueOf = (sign: string): number => (/\d/.test(sign) ? Number(sign) : (LETTERS.indexOf(sign) % 10) + 1);

const checkDigitOf = (vin: string): string => {
  const sum = [...vin].reduce((total, sign, at) => total + valueOf(sign) * (WEIGHTS[at] ?? 0), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
};

/**
 * Reads a vehicle identification number in capitals; null if empty. Refuses with `fleet.vinInvalid` unless it has 17 signs without I, O and
 * Q, and its ninth is the check digit of 49 CFR 565.15.
 */
export const parseVin = (text: string): Result<string | null, 'fleet.vinInvalid'> => {
  const vin = text.replace(/[\s-]/g, '').toUpperCase();
  if (vin === '') return ok(null);
  return VIN.test(vin) && vin[CHECK_AT] === checkDigitOf(vin) ? ok(vin) : refuse('fleet.vinInvalid');
};
