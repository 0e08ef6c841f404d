export { sendPdf } from './send-pdf.js';
export { type PrintedSheet, printable, sheetPdf } from './sheet-pdf.js';
