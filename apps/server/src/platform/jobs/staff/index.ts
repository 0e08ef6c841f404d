export { JobsStaffModule } from './jobs-staff.module.js';
