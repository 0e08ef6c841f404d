import { ok, refuse, type Result } from '../../result/index.js';

/** A ZIP code, with its four further digits if given. */
export interface Zip {
  readonly zip5: string;
  readonly plus4?: string;
}

const ZIP = /^(\d{5})(?:[-\u2010-\u2015](\d{4}))?$/;

/** Reads five digits, with an optional hyphen and four more. Refuses with `contact.zipInvalid`. Doesn't check that the ZIP exists. */
export const parseZip = (text: string): Result<Zip, 'contact.zipInvalid'> => {
  const match = ZIP.exec(text.trim());
  if (!match) return refuse('contact.zipInvalid');
  const [, zip5 = '', plus4] = match;
  return ok(plus4 === undefined ? { zip5 } : { zip5, plus4 });
};
