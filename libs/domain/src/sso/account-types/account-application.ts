import { type LabelFault, labelRefusal, stripSpecialCharacters, tidyText } from '../../contact/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import type { AccountTypeName } from './account-type.js';

/** Types that customers can apply for. The others are verified by work email or granted by staff. */
export const APPLICABLE_TYPES = [
  'Fleet',
  'Partner Program',
  'Special Order',
  'Wholesale',
] as const satisfies readonly AccountTypeName[];

export type ApplicableType = (typeof APPLICABLE_TYPES)[number];

const COMPANY = { name: 'Company', mostCharacters: 80 };

/**
 * Reads a company name, 2 to 80 characters that a label can print. Refuses a sign with `contact.signRefused`, a longer name with
 * `contact.tooLong`, and a shorter one with `application.companyInvalid`.
 */
export const parseCompanyName = (text: string): Result<string, LabelFault | 'application.companyInvalid'> => {
  const name = stripSpecialCharacters(text);
  return labelRefusal(name, COMPANY) ?? (name.length >= 2 ? ok(name) : refuse('application.companyInvalid'));
};

/** Reads a message on an application, 1 to 2,000 characters. Refuses with `application.textInvalid`. */
export const parseApplicationText = (text: string): Result<string, 'application.textInvalid'> => {
  const written = text
    .split('\n')
    .map((line) => tidyText(line))
    .join('\n')
    .trim();
  return written.length >= 1 && written.length <= 2000 ? ok(written) : refuse('application.textInvalid');
};
