export { type Queued, type Recipient, WriteMessage } from './write-message.js';
export { WrittenMessagesModule } from './written-messages.module.js';
