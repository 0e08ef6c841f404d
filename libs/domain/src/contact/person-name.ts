import { ok, refuse, type Result } from '../result/index.js';
import { tidyText } from './text.js';

const NAME = /^(?=.*\p{L})[\p{L}\p{M}',. -]{1,25}$/u;

/** Reads a first name: 1 to 25 letters (accented ones too), apostrophes, commas, periods, spaces, hyphens, at least one a letter. */
export const parseFirstName = (text: string): Result<string, 'contact.firstNameInvalid'> => {
  const name = tidyText(text);
  return NAME.test(name) ? ok(name) : refuse('contact.firstNameInvalid');
};

/** Reads a last name by the rule of first names. */
export const parseLastName = (text: string): Result<string, 'contact.lastNameInvalid'> => {
  const name = tidyText(text);
  return NAME.test(name) ? ok(name) : refuse('contact.lastNameInvalid');
};

/** What is left of a last name that is masked: `van Unger` is `U.`. */
export const initialOf = (lastName: string): string => {
  const initial = Array.from(lastName.trim().split(/\s+/).at(-1) ?? '')[0];
  return initial === undefined ? '' : `${initial.toUpperCase()}.`;
};

/** Tells people apart without naming them: `Uma van Unger` is `Uma U.`; a single name is kept. */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? first : `${first} ${initialOf(rest.join(' '))}`;
};
