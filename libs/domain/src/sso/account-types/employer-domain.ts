import { parseEmail } from '../../contact/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

/** Anyone can have an address there, so it proves no employment. */
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

/** Returns the domain of an email address, for an exact comparison: `sub.acme.com` is not `acme.com`. */
export const domainOfEmail = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Reads the domain of a company's email addresses, in lower case. Refuses with `employer.domainInvalid`. */
export const parseEmployerDomain = (text: string): Result<string, 'employer.domainInvalid'> => {
  const email = parseEmail(`somebody@${text.trim()}`);
  const domain = email.ok ? domainOfEmail(email.value) : '';
  return email.ok && !PUBLIC_MAIL.has(domain) ? ok(domain) : refuse('employer.domainInvalid');
};
