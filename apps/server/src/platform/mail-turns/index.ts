export { type AskedMail, type MailStanding, type MailTurnFault, MailTurns } from './mail-turns.js';
export { MailTurnsModule } from './mail-turns.module.js';
