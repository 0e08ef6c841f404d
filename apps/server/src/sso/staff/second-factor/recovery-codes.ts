import { createHash, randomInt } from 'node:crypto';

/** Crockford's letters and digits: none looks like another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 12;
const CODES = 10;

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Ten new recovery codes as they are printed: `XXXX-XXXX-XXXX`, 60 bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => newCode().replace(/(.{4})(?=.)/g, '$1-'));

/** The stored form of a recovery code, in any spelling. 60 random bits need no slow hash. */
export const recoveryCodeHash = (code: string): string =>
  createHash('sha256')
    .update(
      code
        .toUpperCase()
        .replace(/[^0-9A-Z]/g, '')
        .replace(/O/g, '0')
        .replace(/[IL]/g, '1'),
    )
    .digest('hex');
