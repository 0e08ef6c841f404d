import { ownValue } from '../../../lookup/index.js';

import type { MailBlock, MailCard, MailRow } from './mail-block.js';
import { DARK_MAIL_MEDIA, MAIL_COLORS } from './mail-colors.js';

const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ownValue(HTML_ESCAPES, character) ?? character);

const { light, dark } = MAIL_COLORS;

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const INK = `color:${light.ink}`;
const DIM = `color:${light.dim}`;
const RULE = `border-top:1px solid ${light.line}`;

// Programs that know no style sheets keep the light values beside each class.
const DARK_RULES = [
  `.st-page{background-color:${dark.page}!important}`,
  `.st-sheet{background-color:${dark.sheet}!important}`,
  `.st-panel{background-color:${dark.panel}!important}`,
  `.st-ink{color:${dark.ink}!important}`,
  `.st-dim{color:${dark.dim}!important}`,
  `.st-rule{border-color:${dark.line}!important}`,
  `.st-link{color:${dark.link}!important}`,
].join('');

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}${DARK_MAIL_MEDIA}{${DARK_RULES}}`;

const row = (cells: string): string => `<tr>${cells}</tr>`;
const layoutTable = (rows: string): string =>
  `<table ${TABLE} width="100%" style="width:100%">${rows}</table>`;
// With a header in each row, screen readers read it as a table.
const dataTable = (rows: string): string =>
  `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="width:100%">${rows}</table>`;

const cell = (
  text: string,
  { tag = 'td', look = 'st-ink', style = '' }: { tag?: 'td' | 'th'; look?: string; style?: string },
): string => {
  const scope = tag === 'th' ? ' scope="row"' : '';
  const color = look.includes('st-dim') ? DIM : INK;
  return `<${tag}${scope} class="${look}" style="${FONT};font-size:16px;line-height:24px;vertical-align:top;${color};${style}">${escapeHtml(text)}</${tag}>`;
};

const FACT_LABEL = 'padding:6px 16px 6px 0;text-align:left;font-weight:400;width:128px';
const FACT = 'padding:6px 0;text-align:left;font-weight:600;word-break:break-word';
const AMOUNT = 'padding:6px 0;text-align:right;white-space:nowrap';
const TOTAL = `${RULE};padding-top:12px;font-size:20px;font-weight:700`;

const factRow = ([label, value]: MailRow): string =>
  row(
    cell(label, { tag: 'th', look: 'st-dim', style: FACT_LABEL }) + cell(value, { tag: 'td', style: FACT }),
  );

const amountRow = ([label, value]: MailRow): string =>
  row(
    cell(label, {
      tag: 'th',
      look: 'st-dim',
      style: 'padding:6px 16px 6px 0;text-align:left;font-weight:400',
    }) + cell(value, { style: AMOUNT }),
  );

const totalRow = ([label, value]: MailRow): string =>
  row(
    cell(label, {
      tag: 'th',
      look: 'st-ink st-rule',
      style: `padding:6px 16px 6px 0;text-align:left;${TOTAL}`,
    }) + cell(value, { look: 'st-ink st-rule', style: `${AMOUNT};${TOTAL}` }),
  );

const tireRow = (tires: string): string =>
  row(
    `<td class="st-panel" bgcolor="${light.panel}" style="background-color:${light.panel};border-radius:10px;padding:12px 16px">` +
      `<p class="st-ink" style="margin:0;${FONT};font-size:16px;line-height:24px;font-weight:600;${INK}">${escapeHtml(tires)}</p></td>`,
  ) + row('<td height="8" style="height:8px;line-height:8px;font-size:8px">&nbsp;</td>');

const cardHtml = ({ card, facts, href, hrefLabel }: MailCard): string =>
  layoutTable(
    row(
      `<td class="st-panel" bgcolor="${light.panel}" style="background-color:${light.panel};border-radius:10px;padding:14px 16px">` +
        `<p class="st-ink" style="margin:0 0 4px;${FONT};font-size:17px;line-height:24px;font-weight:700;${INK}">${escapeHtml(card)}</p>` +
        facts
          .map(
            (fact) =>
              `<p class="st-ink" style="margin:0;${FONT};font-size:16px;line-height:24px;${INK}">${escapeHtml(fact)}</p>`,
          )
          .join('') +
        `<p style="margin:6px 0 0;${FONT};font-size:16px;line-height:24px;font-weight:600"><a class="st-link" href="${escapeHtml(href)}" style="color:${light.link}">${escapeHtml(hrefLabel)}</a></p></td>`,
    ),
  );

const paragraph = (text: string): string =>
  `<p class="st-ink" style="margin:0;${FONT};font-size:16px;line-height:24px;${INK}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const note = (text: string): string =>
  `<p class="st-dim" style="margin:0;${FONT};font-size:14px;line-height:20px;${DIM}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const anchor = (link: string, text: string): string =>
  `<a class="st-link" href="${escapeHtml(link)}" style="color:${light.link};word-break:break-all">${escapeHtml(text)}</a>`;

// Word, which renders Outlook's mails, pads cells but not links.
const button = (link: string, label: string): string =>
  `<table ${TABLE}><tr><td class="st-button" bgcolor="${light.button}" style="background-color:${light.button};border-radius:999px;padding:12px 24px">` +
  `<a href="${escapeHtml(link)}" style="${FONT};font-size:16px;line-height:24px;font-weight:700;color:${light.buttonInk};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>` +
  `<p class="st-dim" style="margin:8px 0 0;${FONT};font-size:14px;line-height:20px;${DIM}">Button not working? Open ${anchor(link, link)}</p>`;

const quietLink = (link: string, label: string): string =>
  `<p class="st-ink" style="margin:0;${FONT};font-size:16px;line-height:24px;${INK}">${anchor(link, label)}</p>`;

const blockHtml = (block: MailBlock, isButton: boolean): string => {
  if (typeof block === 'string') return paragraph(block);
  if ('note' in block) return note(block.note);
  if ('link' in block) return (isButton ? button : quietLink)(block.link, block.label);
  if ('card' in block) return cardHtml(block);
  if ('tires' in block) return layoutTable(block.tires.map(tireRow).join(''));
  if ('rows' in block) return dataTable(block.rows.map(factRow).join(''));
  return dataTable(block.amounts.map(amountRow).join('') + totalRow(block.total));
};

const isLink = (block: MailBlock): boolean => typeof block !== 'string' && 'link' in block;

const bodyHtml = (blocks: readonly MailBlock[]): string => {
  const first = blocks.findIndex(isLink);
  return blocks
    .map((block, at) => row(`<td style="padding:0 0 20px">${blockHtml(block, at === first)}</td>`))
    .join('');
};

const footerLine = (text: string): string =>
  `<p class="st-dim" style="margin:0 0 6px;${FONT};font-size:13px;line-height:19px;${DIM}">${escapeHtml(text)}</p>`;

// Inboxes show it beside the subject. Blanks keep the body out of there.
const preheaderHtml = (text: string): string =>
  `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all">${escapeHtml(text)}${'&#847;&zwnj;&nbsp;'.repeat(20)}</div>`;

interface HtmlParts {
  readonly subject: string;
  readonly preheader: string;
  readonly shopUrl: string | null;
  readonly blocks: readonly MailBlock[];
  readonly footer: readonly string[];
  /** The way off the mailing list; null for other emails. */
  readonly leave: { readonly link: string; readonly label: string } | null;
  /** Null unless the recipient agreed to it. */
  readonly dotUrl: string | null;
}

const leaveLine = ({ link, label }: NonNullable<HtmlParts['leave']>): string =>
  `<p class="st-dim" style="margin:0 0 6px;${FONT};font-size:13px;line-height:19px;${DIM}"><a class="st-link" href="${escapeHtml(link)}" style="color:${light.link}">${escapeHtml(label)}</a></p>`;

const dotHtml = (url: string): string =>
  `<img src="${escapeHtml(url)}" width="1" height="1" alt="" style="display:block;width:1px;height:1px;border:0">`;

const wordmark = (shopUrl: string | null): string => {
  const style = `${FONT};font-size:24px;line-height:32px;font-weight:800;letter-spacing:-0.5px;${INK};text-decoration:none`;
  return shopUrl === null
    ? `<span class="st-ink" style="${style}">SimpleTread</span>`
    : `<a class="st-ink" href="${escapeHtml(shopUrl)}" style="${style}">SimpleTread</a>`;
};

/** The HTML part: tables, as Outlook and Gmail draw them, in light and dark. */
export const renderHtml = ({
  subject,
  preheader,
  shopUrl,
  blocks,
  footer,
  leave,
  dotUrl,
}: HtmlParts): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>`,
    `<body class="st-page" style="margin:0;padding:0;background-color:${light.page}">${preheaderHtml(preheader)}`,
    `<table ${TABLE} width="100%" class="st-page" bgcolor="${light.page}" style="width:100%;background-color:${light.page}">`,
    '<tr><td align="center" style="padding:24px 12px">',
    `<!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->`,
    `<table ${TABLE} width="100%" style="width:100%;max-width:600px;text-align:left">`,
    row(`<td style="padding:0 12px 12px">${wordmark(shopUrl)}</td>`),
    `<tr><td class="st-sheet" bgcolor="${light.sheet}" style="background-color:${light.sheet};border-top:4px solid ${light.button};border-radius:0 0 16px 16px;padding:24px 24px 4px">`,
    layoutTable(bodyHtml(blocks)),
    '</td></tr>',
    row(
      `<td style="padding:20px 12px 0">${footer.map(footerLine).join('')}${leave === null ? '' : leaveLine(leave)}</td>`,
    ),
    '</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table>',
    dotUrl === null ? '' : dotHtml(dotUrl),
    '</body></html>',
  ].join('');
