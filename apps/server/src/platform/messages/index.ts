export { type MailBlock, mailBody } from './mail-body.js';
export type { OutgoingMessage, SendOutcome } from './message-sender.js';
export { MailSender, SmsSender } from './message-sender.js';
export type { MessageRow } from './message.entity.js';
export { MessageReader, type MessageState, type OrderMessage } from './message.reader.js';
export type { MessageToQueue } from './messages.js';
export { Messages } from './messages.js';
export { MessagesModule } from './messages.module.js';
