import { POLICY } from './policy-table.js';
import type { StaffRole } from './staff-role.js';

export type StaffPermission = keyof typeof POLICY;

/** Every permission, in the order of the table. */
export const STAFF_PERMISSIONS = Object.keys(POLICY) as [StaffPermission, ...StaffPermission[]];

/** Returns a permission in a few words. */
export const permissionLabel = (permission: StaffPermission): string => POLICY[permission].lets;

const rolesWith = (permission: StaffPermission): readonly StaffRole[] => POLICY[permission].roles;

/** True if `role` has `permission`. */
export const staffCan = (role: StaffRole, permission: StaffPermission): boolean =>
  rolesWith(permission).includes(role);

/** Returns the permissions of `role`, in the order of the table. */
export const permissionsOf = (role: StaffRole): readonly StaffPermission[] =>
  STAFF_PERMISSIONS.filter((permission) => staffCan(role, permission));

/** A holder of permissions: a member of staff with a built-in or composed role. */
export interface PermissionHolder {
  readonly permissions: readonly StaffPermission[];
}

/** True if `holder` has `permission`. */
export const may = (holder: PermissionHolder, permission: StaffPermission): boolean =>
  holder.permissions.includes(permission);
