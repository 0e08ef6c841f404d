import { parseEmail } from '../../contact/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

/** Addresses there that anybody can have prove no employment. */
const PUBLIC_MAIL: ReadonlySet<string> = new Set([
  'aol.com',
  'gmail.com',
  'googlemail.com',
  'gmx.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'yahoo.com',
  'zoho.com',
]);

/** The domain of a company's e-mail addresses, in lower case. Refused with `employer.domainInvalid`. */
export const parseEmployerDomain = (text: string): Result<string, 'employer.domainInvalid'> => {
  const domain = text.trim().toLowerCase();
  return parseEmail(`somebody@${domain}`).ok && !PUBLIC_MAIL.has(domain)
    ? ok(domain)
    : refuse('employer.domainInvalid');
};

/** The domain of an e-mail address, to be compared whole: an address below `sub.acme.com` is none of `acme.com`. */
export const domainOfEmail = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
