export { LiveStaffModule } from './live-staff.module.js';
