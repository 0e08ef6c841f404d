import { ok, refuse, type Result } from '../result/index.js';
import { tidyText } from './text.js';

const NAME = /^(?=.*\p{L})[\p{L}\p{M}',. -]{1,25}$/u;

/**
 * Reads a first name: 1 to 25 letters (accented ones too), apostrophes, commas, periods, spaces or hyphens, with at least one letter.
 * Refuses with `contact.firstNameInvalid`.
 */
export const parseFirstName = (text: string): Result<string, 'contact.firstNameInvalid'> => {
  const name = tidyText(text);
  return NAME.test(name) ? ok(name) : refuse('contact.firstNameInvalid');
};

/** Reads a last name by the same rule. Refuses with `contact.lastNameInvalid`. */
export const parseLastName = (text: string): Result<string, 'contact.lastNameInvalid'> => {
  const name = tidyText(text);
  return NAME.test(name) ? ok(name) : refuse('contact.lastNameInvalid');
};

/** Masks a last name: `van Unger` becomes `U.`. */
export const initialOf = (lastName: string): string => {
  const initial = Array.from(lastName.trim().split(/\s+/).at(-1) ?? '')[0];
  return initial === undefined ? '' : `${initial.toUpperCase()}.`;
};

/** Masks a name but keeps people distinguishable: `Uma van Unger` becomes `Uma U.`; a single name stays. */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? first : `${first} ${initialOf(rest.join(' '))}`;
};
