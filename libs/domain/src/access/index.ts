export type { StaffPermission, StaffRole } from './staff-policy.js';
export { permissionsOf, STAFF_PERMISSIONS, STAFF_ROLES, staffCan } from './staff-policy.js';
