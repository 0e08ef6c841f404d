export { ReceiptModule } from './receipt.module.js';
