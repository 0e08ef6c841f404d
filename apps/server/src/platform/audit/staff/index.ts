export { AuditStaffModule } from './audit-staff.module.js';
export { MASK } from './mask-personal.js';
