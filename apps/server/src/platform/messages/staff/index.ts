export { MessagesStaffModule } from './messages-staff.module.js';
