export { OrderMessagesPanel } from './OrderMessagesPanel.js';
