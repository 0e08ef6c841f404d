import { ok, refuse, type Result } from '../result/index.js';
import { isPoBox } from './po-box.js';
import { stripSpecialCharacters, unprintedIn } from './text.js';

const MOST_CHARACTERS = 60;
const FEWEST_CHARACTERS = 3;

type AddressFault = 'contact.addressInvalid' | 'contact.poBox';

/**
 * Reads the street line: 3 to 60 characters that a label can print, with at least one letter. Refuses with `contact.addressInvalid`, and a
 * post office box with `contact.poBox`.
 */
export const parseAddressLine = (text: string): Result<string, AddressFault> => {
  const line = stripSpecialCharacters(text);
  if (isPoBox(line)) return refuse('contact.poBox');
  const isValid =
    line.length >= FEWEST_CHARACTERS &&
    line.length <= MOST_CHARACTERS &&
    /\p{L}/u.test(line) &&
    unprintedIn(line).length === 0;
  return isValid ? ok(line) : refuse('contact.addressInvalid');
};

/** Reads the optional second line (`Apt 4`, `#12`): null when empty, otherwise up to 60 printable characters with a letter or digit. */
export const parseSecondAddressLine = (text: string): Result<string | null, AddressFault> => {
  const line = stripSpecialCharacters(text);
  if (line === '') return ok(null);
  if (isPoBox(line)) return refuse('contact.poBox');
  return line.length <= MOST_CHARACTERS && /[\p{L}\p{N}]/u.test(line) && unprintedIn(line).length === 0
    ? ok(line)
    : refuse('contact.addressInvalid');
};
