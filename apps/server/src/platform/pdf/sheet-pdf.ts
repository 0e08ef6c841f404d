import type PDFDocument from 'pdfkit';

type Row = readonly [label: string, value: string];

/** Everything a printed sheet says, in words. */
export interface PrintedSheet {
  /** `Receipt` or `Quote`. */
  readonly heading: string;
  readonly facts: readonly Row[];
  readonly lines: readonly { readonly name: string; readonly price: string; readonly amount: string }[];
  readonly parts: readonly Row[];
  readonly total: string;
  readonly payments: readonly Row[];
  readonly refunds: readonly Row[];
  /** The total less the refunds; null without any. */
  readonly net: string | null;
  /** The handling that is part of it; null without any. */
  readonly handling: string | null;
  /** Paragraphs below the amounts. */
  readonly notes: readonly string[];
}

const MARGIN = 56;
const LINE = 18;
const AMOUNT_WIDTH = 110;
const RULE = '#d8d7d0';
const QUIET = '#55544d';

/** The standard fonts have no other characters, so marks above letters go, and what is left becomes a question mark. */
export const printable = (text: string): string =>
  [...text]
    .map((letter) => {
      if (/[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]/u.test(letter))
        return letter;
      if (letter === '−') return '-';
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
      return /^[\u0020-\u007e\u00a0-\u00ff]$/u.test(plain) ? plain : '?';
    })
    .join('');

type Doc = InstanceType<typeof PDFDocument>;

const widthOf = (doc: Doc): number => doc.page.width - 2 * MARGIN;

const rule = (doc: Doc): void => {
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + widthOf(doc), doc.y)
    .lineWidth(0.5)
    .stroke(RULE);
  doc.moveDown(0.6);
};

const heading = (doc: Doc, text: string): void => {
  doc.moveDown(0.8).font('Helvetica-Bold').fontSize(12).fillColor('black').text(printable(text), MARGIN);
  doc.moveDown(0.3);
};

/** A label and an amount on one line; a long label takes more lines, and a row never breaks over two pages. */
const row = (doc: Doc, label: string, amount: string, isStrong = false): void => {
  doc
    .font(isStrong ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(isStrong ? 12 : 10)
    .fillColor('black');
  const width = widthOf(doc) - AMOUNT_WIDTH;
  const height = Math.max(doc.heightOfString(printable(label), { width }) + 4, LINE);
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
  const top = doc.y;
  doc.text(printable(label), MARGIN, top, { width });
  doc.text(printable(amount), MARGIN + width, top, { width: AMOUNT_WIDTH, align: 'right' });
  doc.y = top + height;
};

const fact = (doc: Doc, label: string, value: string): void => {
  doc.font('Helvetica').fontSize(10);
  const width = widthOf(doc) - AMOUNT_WIDTH;
  const height = Math.max(doc.heightOfString(printable(value), { width }) + 4, LINE);
  const top = doc.y;
  doc.fillColor(QUIET).text(printable(label), MARGIN, top, { width: AMOUNT_WIDTH });
  doc.fillColor('black').text(printable(value), MARGIN + AMOUNT_WIDTH, top, { width });
  doc.y = top + height;
};

const rows = (doc: Doc, title: string, entries: PrintedSheet['parts']): void => {
  if (entries.length === 0) return;
  heading(doc, title);
  for (const [label, amount] of entries) row(doc, label, amount);
};

const draw = (doc: Doc, sheet: PrintedSheet): void => {
  doc.font('Helvetica-Bold').fontSize(20).fillColor('black').text('SimpleTread', MARGIN, MARGIN);
  doc.font('Helvetica').fontSize(12).fillColor(QUIET).text(sheet.heading).moveDown(1);
  for (const [label, value] of sheet.facts) fact(doc, label, value);
  heading(doc, 'Tires');
  for (const { name, price, amount } of sheet.lines) row(doc, `${name}, ${price}`, amount);
  rows(doc, 'Price', sheet.parts);
  rule(doc);
  row(doc, 'Total', sheet.total, true);
  rows(doc, 'Paid with', sheet.payments);
  rows(doc, 'Refunded', sheet.refunds);
  if (sheet.net !== null) {
    rule(doc);
    row(doc, 'Net paid', sheet.net, true);
    if (sheet.handling !== null) row(doc, 'Includes handling', sheet.handling);
  }
  doc.moveDown(2).font('Helvetica').fontSize(9).fillColor(QUIET);
  for (const note of [...sheet.notes, 'All amounts are in US dollars.'])
    doc.text(printable(note), MARGIN).moveDown(0.5);
};

/** Returns sheets as a PDF for US Letter, each from a page of its own, readable by screen readers as one column of text. */
export const sheetPdf = async (sheets: readonly PrintedSheet[], title: string): Promise<Buffer> => {
  // Loaded with the first sheet: its fonts take 8 MB of memory.
  const { default: Document } = await import('pdfkit');
  return new Promise((resolve, reject) => {
    const doc = new Document({
      size: 'LETTER',
      margin: MARGIN,
      lang: 'en-US',
      info: { Title: title, Author: 'SimpleTread', Producer: 'SimpleTread', Creator: 'SimpleTread' },
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    for (const [place, sheet] of sheets.entries()) {
      if (place > 0) doc.addPage();
      draw(doc, sheet);
    }
    doc.end();
  });
};
