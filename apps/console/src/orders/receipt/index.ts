export { BulkReceipts } from './BulkReceipts.js';
export { ReceiptButton } from './ReceiptButton.js';
