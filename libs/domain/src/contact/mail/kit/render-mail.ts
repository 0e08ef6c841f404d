import { isForTeam, mailReason } from '../message-template.js';

import type { MailLetter, MailSignature } from './mail-block.js';
import { renderHtml } from './render-html.js';
import { renderText } from './render-text.js';

const LEAVE = 'Leave the mailing list';

const footerOf = (
  { template, list }: MailLetter,
  { servicePhone, shopUrl }: MailSignature,
): readonly string[] => [
  ...(servicePhone === null || isForTeam(template) ? [] : [`Questions? Call ${servicePhone}.`]),
  mailReason(template),
  shopUrl === null ? 'SimpleTread' : `SimpleTread, ${shopUrl}`,
  ...(list === undefined ? [] : [list.postalAddress]),
];

const preheaderOf = ({ preheader = '', blocks }: MailLetter): string =>
  preheader === '' ? (blocks.find((block): block is string => typeof block === 'string') ?? '') : preheader;

/** Returns both parts of an email with the shop's header and footer: the same words as plain text and as HTML. Everything that people wrote is escaped. */
export const renderMail = (
  letter: MailLetter,
  signature: MailSignature,
): { readonly text: string; readonly html: string } => {
  const { subject, blocks, list, dotUrl = null } = letter;
  const footer = footerOf(letter, signature);
  const leave = list === undefined ? null : { link: list.leaveUrl, label: LEAVE };
  return {
    text: renderText(blocks, leave === null ? footer : [...footer, `${leave.label}: ${leave.link}`]),
    html: renderHtml({
      ...{ subject, preheader: preheaderOf(letter), shopUrl: signature.shopUrl },
      ...{ blocks, footer, leave, dotUrl },
    }),
  };
};
