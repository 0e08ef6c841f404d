import { ok, type Result } from '../result/index.js';
import { type LabelFault, labelRefusal } from './label-text.js';
import { stripSpecialCharacters, unprintedInSentence } from './text.js';

const MOST_CHARACTERS = 40;

/**
 * Reads the number of a buyer's own purchase order as their books know it: at most 40 characters, letters, digits and the signs of a keyboard.
 * Returns null if empty. Refuses with `contact.signRefused` or `contact.tooLong`, as the rest of what goes on paper.
 */
export const parsePoNumber = (text: string): Result<string | null, LabelFault> => {
  const written = stripSpecialCharacters(text);
  if (written === '') return ok(null);
  const field = { name: 'PO number', mostCharacters: MOST_CHARACTERS, refusedIn: unprintedInSentence };
  return labelRefusal(written, field) ?? ok(written);
};
