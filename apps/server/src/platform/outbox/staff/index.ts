export { OutboxStaffModule } from './outbox-staff.module.js';
