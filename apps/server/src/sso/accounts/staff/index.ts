export { AccountsStaffModule } from './accounts-staff.module.js';
