export { DARK_MAIL_MEDIA } from './mail-colors.js';
export type { MailBlock, MailCard, MailLetter, MailListFooter, MailSignature } from './mail-block.js';
export { renderMail } from './render-mail.js';
