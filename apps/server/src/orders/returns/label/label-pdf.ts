import type PDFDocument from 'pdfkit';

import { printable } from '../../../platform/pdf/index.js';
import { code39Bars } from './code-39.js';

/** Everything a label says. */
export interface ShippingLabel {
  /** `SimpleTread returns`. */
  readonly heading: string;
  /** `RT-20001-1` or `4K7QZ-9M2XA`, as a scanner reads it. */
  readonly code: string;
  /** `Tire 1 of 4`. */
  readonly position: string;
  /** The tires, a line each. */
  readonly tires: readonly string[];
  readonly from: readonly string[];
  readonly to: readonly string[];
}

const MARGIN = 24;
const QUIET = '#55544d';
const BAR_HEIGHT = 72;

type Doc = InstanceType<typeof PDFDocument>;

const address = (doc: Doc, title: string, lines: readonly string[], size: number): void => {
  doc.font('Helvetica').fontSize(9).fillColor(QUIET).text(title, MARGIN);
  doc.font('Helvetica-Bold').fontSize(size).fillColor('black');
  for (const line of lines) doc.text(printable(line), MARGIN);
  doc.moveDown(0.8);
};

const bars = (doc: Doc, code: string): void => {
  const list = code39Bars(code);
  const width = (doc.page.width - 2 * MARGIN) / list.length;
  const top = doc.y;
  list.forEach((isBlack, at) => {
    if (isBlack) doc.rect(MARGIN + at * width, top, width, BAR_HEIGHT).fill('black');
  });
  doc.y = top + BAR_HEIGHT + 8;
  doc.font('Helvetica-Bold').fontSize(16).fillColor('black').text(code, MARGIN, doc.y, { align: 'center' });
};

const drawLabel = (doc: Doc, label: ShippingLabel): void => {
  doc.font('Helvetica-Bold').fontSize(18).fillColor('black').text(printable(label.heading), MARGIN, MARGIN);
  doc.font('Helvetica').fontSize(12).text(label.position, MARGIN).moveDown(0.8);
  address(doc, 'From', label.from, 11);
  address(doc, 'To', label.to, 15);
  doc.font('Helvetica').fontSize(10).fillColor('black');
  for (const tire of label.tires) doc.text(printable(tire), MARGIN);
  doc.moveDown(1);
  bars(doc, label.code);
};

/** Returns the labels as a PDF, one page of 4 by 6 inches for each. */
export const labelsPdf = async (labels: readonly ShippingLabel[], title: string): Promise<Buffer> => {
  // Loaded with the first PDF: its fonts take 8 MB of memory.
  const { default: Document } = await import('pdfkit');
  return new Promise((resolve, reject) => {
    const info = { Title: title, Author: 'SimpleTread', Producer: 'SimpleTread', Creator: 'SimpleTread' };
    const doc = new Document({
      size: [288, 432],
      margin: MARGIN,
      lang: 'en-US',
      autoFirstPage: false,
      info,
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    for (const label of labels) {
      doc.addPage();
      drawLabel(doc, label);
    }
    doc.end();
  });
};
