export { AlertsStaffModule } from './alerts-staff.module.js';
