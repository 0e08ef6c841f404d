import type { MailBlock, MailLetter } from '../../contact/index.js';
import type { FilledBlock } from './newsletter-block.js';

interface WrittenLetter {
  readonly subject: string;
  readonly preheader: string;
  readonly blocks: readonly FilledBlock[];
}

interface Addressing {
  readonly isTest: boolean;
  /** Makes the address of a link from the path of its page. */
  readonly linkTo: (path: string) => string;
  readonly leaveUrl: string;
  readonly postalAddress: string;
  /** Null unless the recipient agreed. */
  readonly dotUrl: string | null;
}

const blockOf = (block: FilledBlock, linkTo: Addressing['linkTo']): MailBlock => {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'note') return { note: block.text };
  const href = linkTo(block.path);
  return block.kind === 'button'
    ? { link: href, label: block.label }
    : { card: block.title, facts: block.facts, href, hrefLabel: block.label };
};

/** Returns a newsletter as an email: its links counted, and its footer with the way to leave and the shop's postal address. */
export const newsletterLetter = (
  { subject, preheader, blocks }: WrittenLetter,
  { isTest, linkTo, leaveUrl, postalAddress, dotUrl }: Addressing,
): MailLetter => ({
  template: isTest ? 'newsletter-test' : 'newsletter',
  subject: isTest ? `Test: ${subject}` : subject,
  preheader,
  blocks: blocks.map((block) => blockOf(block, linkTo)),
  list: { leaveUrl, postalAddress },
  ...(dotUrl === null ? {} : { dotUrl }),
});
