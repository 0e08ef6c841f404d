export { type PaidRefund, type ReceiptAmounts, receiptAmounts, type ReceiptRow } from './receipt-amounts.js';
export { receiptFileName, receiptPath } from './receipt-path.js';
