import { mailDomainOf } from './mail-domain.js';
import { MAIL_PROVIDERS, type MailProvider } from './mail-provider.js';

const BY_DOMAIN: ReadonlyMap<string, MailProvider> = new Map(
  MAIL_PROVIDERS.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);

const withoutTag = (local: string, sign: string): string => {
  const at = local.indexOf(sign);
  // A name that is nothing but a tag stays: "+tires" is somebody's own.
  return at > 0 ? local.slice(0, at) : local;
};

/** `anything@name.fastmail.com` as `name@fastmail.com`. */
const withoutSubdomain = (local: string, domain: string): readonly [local: string, domain: string] => {
  const [name = '', ...rest] = domain.split('.');
  const parent = rest.join('.');
  return BY_DOMAIN.get(parent)?.hasSubdomains === true ? [name, parent] : [local, domain];
};

/** The same name without what the provider ignores; a name of nothing else stays. */
const nameAt = (provider: MailProvider | undefined, local: string): string => {
  const name = withoutTag(withoutTag(local, '+'), provider?.tagSign ?? '+');
  const unified = provider?.hyphenLike === undefined ? name : name.replace(provider.hyphenLike, '-');
  const kept = provider?.ignored === undefined ? unified : unified.replace(provider.ignored, '');
  return kept === '' ? name : kept;
};

/**
 * Returns the one spelling of the mailbox that an email address reaches: lower case, without a tag (`+tires`), without the dots that its
 * provider ignores, at the provider's first domain (`googlemail.com` is `gmail.com`). Rules that count people compare mailboxes; mail is
 * sent to the address as typed, never to a mailbox. Any text has one, so stored addresses can be compared without a check.
 */
export const mailboxOf = (email: string): string => {
  const text = email.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 1) return text;
  const [local, domain] = withoutSubdomain(text.slice(0, at), mailDomainOf(text.slice(at + 1)));
  const provider = BY_DOMAIN.get(domain);
  return `${nameAt(provider, local)}@${provider?.domains[0] ?? domain}`;
};
