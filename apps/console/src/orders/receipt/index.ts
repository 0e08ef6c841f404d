export { ReceiptButton } from './ReceiptButton.js';
