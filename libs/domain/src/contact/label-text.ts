import { refuse, type Result } from '../result/index.js';
import { unprintedIn } from './text.js';

export type LabelFault = 'contact.signRefused' | 'contact.tooLong';

/** A field of a label: its name in faults, its room, and the signs it can't print. */
export interface LabelField {
  readonly name: string;
  readonly mostCharacters: number;
  readonly refusedIn?: (written: string) => readonly string[];
}

const MOST_NAMED = 5;
const NAMES = new Intl.ListFormat('en', { type: 'conjunction' });

// Unassigned and private characters have no picture that a message could show.
const shown = (sign: string): string =>
  /^[\p{Co}\p{Cn}\p{Z}]$/u.test(sign)
    ? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : sign;

/**
 * Returns why a label can't take a text; null if it can. `contact.signRefused` names the signs (at most five), `contact.tooLong` the most
 * characters, both with the field's name.
 */
export const labelRefusal = (
  written: string,
  { name, mostCharacters, refusedIn = unprintedIn }: LabelField,
): Extract<Result<never, LabelFault>, { ok: false }> | null => {
  const refused = refusedIn(written);
  if (refused.length > 0) {
    return refuse('contact.signRefused', {
      field: name,
      signs: NAMES.format(refused.slice(0, MOST_NAMED).map(shown)),
    });
  }
  return Array.from(written).length > mostCharacters
    ? refuse('contact.tooLong', { field: name, most: mostCharacters })
    : null;
};
