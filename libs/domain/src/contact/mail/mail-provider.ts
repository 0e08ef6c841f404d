/** A mail provider's rules for the part of an address before the @. */
export interface MailProvider {
  /** Its domains lead to the same mailboxes; the first one stands for all. */
  readonly domains: readonly [string, ...string[]];
  /** Characters that don't distinguish mailboxes. */
  readonly ignored?: RegExp;
  /** The sign that starts a tag, besides the plus sign that every provider may use. */
  readonly tagSign?: string;
  /** Characters that the provider treats as a hyphen. */
  readonly hyphenLike?: RegExp;
  /** True if `anything@name.<domain>` reaches `name@<domain>`. */
  readonly hasSubdomains?: true;
}

/**
 * Providers whose addresses differ and reach one mailbox, by their own help pages. Gmail ignores dots; Proton ignores dots, hyphens and
 * underscores; Yandex reads a dot as a hyphen; Apple's three domains share their names; Yahoo's disposable addresses add a hyphen and a
 * keyword, and its names have no hyphens. `hotmail.com` and `outlook.com` are mailboxes of different people.
 */
export const MAIL_PROVIDERS: readonly MailProvider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  {
    domains: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'yandex.uz'],
    hyphenLike: /\./g,
  },
  { domains: ['yahoo.com'], tagSign: '-' },
  { domains: ['yahoo.ca'], tagSign: '-' },
  { domains: ['yahoo.co.uk'], tagSign: '-' },
  { domains: ['yahoo.com.mx'], tagSign: '-' },
  { domains: ['ymail.com'], tagSign: '-' },
  { domains: ['rocketmail.com'], tagSign: '-' },
  { domains: ['fastmail.com'], hasSubdomains: true },
  { domains: ['fastmail.fm'], hasSubdomains: true },
];
