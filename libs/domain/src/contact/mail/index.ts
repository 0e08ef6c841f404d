export { maskEmail, parseEmail } from './email.js';
export * from './kit/index.js';
export { MAIL_PROVIDERS, type MailProvider } from './mail-provider.js';
export {
  MAIL_KINDS,
  MAIL_LIMIT_HOURS,
  type MailKind,
  mailKindLabel,
  mailLimit,
  MOST_MAILS_TO_ONE,
  SHARED_MAIL_KINDS,
} from './mail-limits.js';
export { mailboxOf } from './mailbox.js';
export { MESSAGE_TEMPLATES, type MessageTemplate, messageTemplateLabel } from './message-template.js';
