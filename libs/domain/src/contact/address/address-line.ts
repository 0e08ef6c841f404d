import { ok, refuse, type Result } from '../../result/index.js';
import { labelRefusal, type LabelFault } from '../label-text.js';
import { isPoBox, isPoBoxBelow, needsLineAbove } from './po-box.js';
import { stripSpecialCharacters } from '../text.js';

const LABEL = { name: 'Address', mostCharacters: 60 };
const FEWEST_CHARACTERS = 3;

type AddressFault = LabelFault | 'contact.addressInvalid' | 'contact.poBox';

/**
 * Reads the street line: 3 to 60 characters that a label can print, with at least one letter. Refuses a sign with `contact.signRefused`, a
 * longer line with `contact.tooLong`, a post office box with `contact.poBox`, and other lines with `contact.addressInvalid`.
 */
export const parseAddressLine = (text: string): Result<string, AddressFault> => {
  const line = stripSpecialCharacters(text);
  if (isPoBox(line)) return refuse('contact.poBox');
  const refusal = labelRefusal(line, LABEL);
  if (refusal !== null) return refusal;
  const isWhole = Array.from(line).length >= FEWEST_CHARACTERS && /\p{L}/u.test(line);
  return isWhole ? ok(line) : refuse('contact.addressInvalid');
};

/**
 * Reads the optional second line (`Apt 4`, `#12`): null when empty, otherwise up to 60 printable characters with a letter or digit. A box or
 * bin with nothing else passes; `secondLineRefusal` judges it with the line above.
 */
export const parseSecondAddressLine = (text: string): Result<string | null, AddressFault> => {
  const line = stripSpecialCharacters(text);
  if (line === '') return ok(null);
  if (isPoBox(line) && !needsLineAbove(line)) return refuse('contact.poBox');
  const refusal = labelRefusal(line, LABEL);
  if (refusal !== null) return refusal;
  return /[\p{L}\p{N}]/u.test(line) ? ok(line) : refuse('contact.addressInvalid');
};

/** Returns `contact.poBox` if the second line is a mailbox at a post office and not a box in the building or on the route above; else null. */
export const secondLineRefusal = (first: string, second: string): 'contact.poBox' | null =>
  isPoBoxBelow(stripSpecialCharacters(first), stripSpecialCharacters(second)) ? 'contact.poBox' : null;
