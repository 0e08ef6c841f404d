export { MailSignatures } from './mail-signatures.js';
export type { OutgoingMessage, SendOutcome } from './message-sender.js';
export { MailSender, SmsSender } from './message-sender.js';
export type { MessageRow } from './message.entity.js';
export { MessageReader, type MessageState, type OrderMessage } from './message.reader.js';
export type { MailToQueue, MessageToQueue, TextToQueue } from './messages.js';
export { Messages } from './messages.js';
export { MessagesModule } from './messages.module.js';
