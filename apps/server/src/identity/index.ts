export { IdentityModule } from './identity.module.js';
export { hashPassword } from './password.js';
export { StaffSessions } from './staff-sessions.js';
