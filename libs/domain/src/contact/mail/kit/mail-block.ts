import type { MessageTemplate } from '../message-template.js';

export type MailRow = readonly [label: string, value: string];

/**
 * One block of an email: a paragraph, a note in small print, a list of labels and values, tires with their count, amounts with their
 * total, a card with a name, facts and a link of its own, or a link. The first link of an email is its button.
 */
export type MailBlock =
  | string
  | { readonly note: string }
  | { readonly rows: readonly MailRow[] }
  | { readonly tires: readonly string[] }
  | { readonly amounts: readonly MailRow[]; readonly total: MailRow }
  | MailCard
  | { readonly link: string; readonly label: string };

/** A thing on offer: `Northway Crosswind HT`, its facts a line each, and the way to it. */
export interface MailCard {
  readonly card: string;
  readonly facts: readonly string[];
  readonly href: string;
  readonly hrefLabel: string;
}

/** The footer of an email to the mailing list: how to leave, and where the shop is (15 U.S.C. 7704(a)(5)). */
export interface MailListFooter {
  readonly leaveUrl: string;
  readonly postalAddress: string;
}

/** The words of an email, without its look. */
export interface MailLetter {
  readonly template: MessageTemplate;
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
  /** Shown beside the subject in lists of mails; the first paragraph if absent. */
  readonly preheader?: string;
  /** For emails to the mailing list. */
  readonly list?: MailListFooter;
  /** A picture of one dot whose address tells that the email was opened; only for people who agreed. */
  readonly dotUrl?: string;
}

/** The shop as the footer of its emails shows it. */
export interface MailSignature {
  /** The address of the shop's pages; null if there are none. */
  readonly shopUrl: string | null;
  /** As people read it: `(800) 555-0199`; null if no number is known. */
  readonly servicePhone: string | null;
}
