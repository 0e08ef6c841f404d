import { isForTeam, mailReason } from '../message-template.js';

import type { MailBlock, MailLetter, MailSignature } from './mail-block.js';
import { renderHtml } from './render-html.js';
import { renderText } from './render-text.js';

const footerOf = ({ template }: MailLetter, { servicePhone, shopUrl }: MailSignature): readonly string[] => [
  ...(servicePhone === null || isForTeam(template) ? [] : [`Questions? Call ${servicePhone}.`]),
  mailReason(template),
  shopUrl === null ? 'SimpleTread' : `SimpleTread, ${shopUrl}`,
];

const preheaderOf = (blocks: readonly MailBlock[]): string =>
  blocks.find((block) => typeof block === 'string') ?? '';

/** Returns both parts of an email with the shop's header and footer: the same words as plain text and as HTML. Everything that people wrote is escaped. */
export const renderMail = (
  letter: MailLetter,
  signature: MailSignature,
): { readonly text: string; readonly html: string } => {
  const { subject, blocks } = letter;
  const footer = footerOf(letter, signature);
  return {
    text: renderText(blocks, footer),
    html: renderHtml({ subject, preheader: preheaderOf(blocks), shopUrl: signature.shopUrl, blocks, footer }),
  };
};
