import { ok, refuse, type Result } from '../../result/index.js';
import { mailDomainOf } from './mail-domain.js';

const MOST_CHARACTERS = 254;
const MOST_LOCAL_CHARACTERS = 64;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const MASK = '•••';

const isDomain = (domain: string): boolean => {
  const labels = domain.split('.');
  return (
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
};

/**
 * Reads one email address (dot-atom before the @, a host name with a top-level domain after it) and returns it in lower case, with the
 * labels of an international domain encoded (`xn--bcher-kva.example`). `mailboxOf` tells whether two addresses are one person's. Refuses with `contact.emailInvalid`.
 */
export const parseEmail = (text: string): Result<string, 'contact.emailInvalid'> => {
  const typed = text.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0));
  const domain = mailDomainOf(typed.slice(at + 1));
  const email = `${local}@${domain}`;
  const isValid =
    email.length <= MOST_CHARACTERS &&
    local.length <= MOST_LOCAL_CHARACTERS &&
    LOCAL.test(local) &&
    isDomain(domain);
  return isValid ? ok(email) : refuse('contact.emailInvalid');
};

/** Masks an email address but keeps it recognizable: `priya@mail.com` becomes `p•••@mail.com`. Without an @, returns only the mask. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? MASK : `${Array.from(email)[0] ?? ''}${MASK}${email.slice(at)}`;
};
