export { ReceiptLink } from './ReceiptLink';
export { readReceipt } from './read-receipt';
