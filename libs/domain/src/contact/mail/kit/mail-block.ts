import type { MessageTemplate } from '../message-template.js';

export type MailRow = readonly [label: string, value: string];

/**
 * One block of an email: a paragraph, a note in small print, a list of labels and values, tires with their count, amounts with their
 * total, or a link. The first link of an email is its button.
 */
export type MailBlock =
  | string
  | { readonly note: string }
  | { readonly rows: readonly MailRow[] }
  | { readonly tires: readonly string[] }
  | { readonly amounts: readonly MailRow[]; readonly total: MailRow }
  | { readonly link: string; readonly label: string };

/** The words of an email, without its look. */
export interface MailLetter {
  readonly template: MessageTemplate;
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
}

/** The shop as the footer of its emails shows it. */
export interface MailSignature {
  /** The address of the shop's pages; null if there are none. */
  readonly shopUrl: string | null;
  /** As people read it: `(800) 555-0199`; null if no number is known. */
  readonly servicePhone: string | null;
}
