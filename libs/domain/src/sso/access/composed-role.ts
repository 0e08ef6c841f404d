import { ok, refuse, type Result } from '../../result/index.js';
import { may, type PermissionHolder, STAFF_PERMISSIONS, type StaffPermission } from './staff-policy.js';
import { findStaffRole } from './staff-role.js';

const NAME = /^[A-Za-z][A-Za-z0-9 -]{1,38}[A-Za-z0-9]$/;

/** A role composed by an admin. */
export interface ComposedRole {
  /** 3 to 40 letters, digits, spaces and hyphens; not the name of a built-in role. */
  readonly name: string;
  /** At least one, in the order of the policy table. */
  readonly permissions: readonly StaffPermission[];
}

/**
 * Composes a role for `maker`. Makers can't grant a permission they don't hold. Refuses with `role.nameInvalid`, `role.empty` or
 * `role.beyondOwn`.
 */
export const composeRole = (
  maker: PermissionHolder,
  name: string,
  permissions: readonly StaffPermission[],
): Result<ComposedRole, 'role.nameInvalid' | 'role.empty' | 'role.beyondOwn'> => {
  const trimmed = name.trim().replace(/\s+/g, ' ');
  const slug = trimmed.toLowerCase().replace(/ /g, '-');
  if (!NAME.test(trimmed) || findStaffRole(slug) !== null) return refuse('role.nameInvalid');
  if (permissions.length === 0) return refuse('role.empty');
  const beyond = permissions.find((permission) => !may(maker, permission));
  if (beyond !== undefined) return refuse('role.beyondOwn', { permission: beyond });
  return ok({ name: trimmed, permissions: STAFF_PERMISSIONS.filter((one) => permissions.includes(one)) });
};
