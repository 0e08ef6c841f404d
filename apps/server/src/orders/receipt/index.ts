export { printable } from './receipt-pdf.js';
export { ReceiptModule } from './receipt.module.js';
