export { MailingListModule } from './mailing-list.module.js';
