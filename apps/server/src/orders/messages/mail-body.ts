const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => HTML_ESCAPES[character] ?? character);

/** One block of a mail: a paragraph, a list of label and value, or a link on a line of its own. */
export type MailBlock =
  | string
  | { readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly link: string; readonly label: string };

const asText = (block: MailBlock): string => {
  if (typeof block === 'string') return block;
  if ('link' in block) return `${block.label}: ${block.link}`;
  return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
};

const CELL = 'padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400';

const asHtml = (block: MailBlock): string => {
  if (typeof block === 'string') return `<p>${escapeHtml(block).replaceAll('\n', '<br>')}</p>`;
  if ('link' in block) return `<p><a href="${escapeHtml(block.link)}">${escapeHtml(block.label)}</a></p>`;
  const rows = block.rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${CELL}">${escapeHtml(label)}</th><td style="${CELL}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" style="border-collapse:collapse">${rows.join('')}</table>`;
};

const FRAME = 'font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#16181d;max-width:600px';

/** The same mail as plain text and as HTML. */
export const mailBody = (blocks: readonly MailBlock[]): { readonly text: string; readonly html: string } => ({
  text: blocks.map(asText).join('\n\n'),
  html: `<!doctype html><html lang="en"><body style="${FRAME}">${blocks.map(asHtml).join('')}</body></html>`,
});
