export { SavedReplyRepository } from './saved-reply.repository.js';
export { WriteToBuyer } from './write-to-buyer.js';
export { type Queued, type Recipient, WriteMessage } from './write-message.js';
export { WrittenMessagesModule } from './written-messages.module.js';
