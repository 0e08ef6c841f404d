import { ownValue } from '@simpletread/domain';

const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ownValue(HTML_ESCAPES, character) ?? character);

type Row = readonly [label: string, value: string];

/**
 * One block of an email: a paragraph, a list of labels and values, amounts with their total, or a link on its own
 * line.
 */
export type MailBlock =
  | string
  | { readonly rows: readonly Row[] }
  | { readonly amounts: readonly Row[]; readonly total: Row }
  | { readonly link: string; readonly label: string };

const asText = (block: MailBlock): string => {
  if (typeof block === 'string') return block;
  if ('link' in block) return `${block.label}: ${block.link}`;
  const rows = 'rows' in block ? block.rows : [...block.amounts, block.total];
  return rows.map(([label, value]) => `${label}: ${value}`).join('\n');
};

// Mail programs know no style sheets and no custom properties: these are the values of the light tokens of libs/ui.
const INK = '#0b0b09';
const SECONDARY = '#55534c';
const LINE = '#dddcd5';
const PAPER = '#f4f4ef';
const BRAND = '#fbca0c';

const LABEL = `padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:400;color:${SECONDARY}`;
const VALUE = 'padding:6px 0;text-align:left;vertical-align:top;font-weight:600';
const AMOUNT = 'padding:6px 0;text-align:right;vertical-align:top;white-space:nowrap';
const TOTAL = `border-top:1px solid ${LINE};font-size:20px;font-weight:700;color:${INK}`;
const BUTTON = `display:inline-block;padding:12px 24px;border-radius:999px;background:${BRAND};color:${INK};font-weight:700;text-decoration:none`;

const asRow = ([label, value]: Row, labelStyle: string, valueStyle: string): string =>
  `<tr><th scope="row" style="${labelStyle}">${escapeHtml(label)}</th><td style="${valueStyle}">${escapeHtml(value)}</td></tr>`;

const asTable = (rows: readonly string[]): string =>
  `<table role="presentation" width="100%" style="border-collapse:collapse;margin:16px 0">${rows.join('')}</table>`;

const asHtml = (block: MailBlock): string => {
  if (typeof block === 'string') return `<p>${escapeHtml(block).replaceAll('\n', '<br>')}</p>`;
  if ('link' in block)
    return `<p><a href="${escapeHtml(block.link)}" style="${BUTTON}">${escapeHtml(block.label)}</a></p>`;
  if ('rows' in block) return asTable(block.rows.map((row) => asRow(row, `${LABEL};width:112px`, VALUE)));
  return asTable([
    ...block.amounts.map((row) => asRow(row, LABEL, AMOUNT)),
    asRow(block.total, `${LABEL};${TOTAL}`, `${AMOUNT};${TOTAL}`),
  ]);
};

const PAGE = `margin:0;padding:24px 12px;background:${PAPER};font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:${INK}`;
const NAME = `margin:0 0 12px;font-size:22px;font-weight:800;letter-spacing:-0.02em`;
const SHEET = `padding:12px 24px 16px;border-top:4px solid ${BRAND};border-radius:0 0 16px 16px;background:#ffffff`;

/** The same email as plain text and as HTML. */
export const mailBody = (blocks: readonly MailBlock[]): { readonly text: string; readonly html: string } => ({
  text: blocks.map(asText).join('\n\n'),
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only"></head><body style="${PAGE}"><div style="max-width:600px;margin:0 auto"><p style="${NAME}">SimpleTread</p><div style="${SHEET}">${blocks.map(asHtml).join('')}</div></div></body></html>`,
});
