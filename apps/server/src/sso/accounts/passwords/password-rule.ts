import { ok, refuse, type Result } from '@simpletread/domain';

import { isCommonPassword } from './common-passwords.js';

// NIST SP 800-63B: at least eight characters, room for a sentence, no rules of composition, no known ones.
const FEWEST_CHARACTERS = 8;
const MOST_CHARACTERS = 128;

/** Names shorter than this are in many good passwords by chance. */
const REVEALING_LENGTH = 4;

export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export type PasswordFault =
  | 'account.passwordTooShort'
  | 'account.passwordTooLong'
  | 'account.passwordCommon'
  | 'account.passwordPersonal';

/** One spelling of a password, independent of the keyboard that composed it: NFKC. */
export const normalPassword = (password: string): string => password.normalize('NFKC');

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** True if hardly anything of the password is left without the person's name and address. */
const isPersonal = (password: string, { email, firstName, lastName }: Person): boolean => {
  const [local = '', domain = ''] = email.split('@');
  const parts = [
    local,
    ...local.split(/[^a-z0-9]+/i),
    domain.split('.')[0] ?? '',
    firstName,
    lastName,
    'simpletread',
  ]
    .map(letters)
    .filter((part) => part.length >= REVEALING_LENGTH)
    .sort((a, b) => b.length - a.length);
  const rest = parts.reduce((text, part) => text.replaceAll(part, ''), letters(password));
  return rest !== letters(password) && rest.replace(/\d/g, '').length < REVEALING_LENGTH;
};

/** Judges a new password of `person`; gives it back in the spelling that is hashed. */
export const checkNewPassword = (password: string, person: Person): Result<string, PasswordFault> => {
  const normal = normalPassword(password);
  const length = [...normal].length;
  if (length < FEWEST_CHARACTERS) return refuse('account.passwordTooShort');
  if (length > MOST_CHARACTERS) return refuse('account.passwordTooLong');
  if (isPersonal(normal, person)) return refuse('account.passwordPersonal');
  return isCommonPassword(normal) ? refuse('account.passwordCommon') : ok(normal);
};
