export { OrderMessagesModule } from './messages.module.js';
