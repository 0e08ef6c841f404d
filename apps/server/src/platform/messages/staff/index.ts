export { hideLinks } from './hide-links.js';
export { MessagesStaffModule } from './messages-staff.module.js';
