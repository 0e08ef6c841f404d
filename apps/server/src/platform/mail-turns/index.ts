export { type AskedMail, type MailUse, type MailTurnFault, MailTurns } from './mail-turns.js';
export { MailTurnsModule } from './mail-turns.module.js';
