export { Employees } from './employees.js';
export { type SessionStaff } from './sessions/session-staff.js';
export { StaffSessionRepository } from './sessions/staff-session.repository.js';
export { StaffSessions } from './sessions/staff-sessions.js';
export { StaffModule } from './staff.module.js';
export { StaffRepository } from './staff.repository.js';
export type { StaffRow } from './staff.entity.js';
