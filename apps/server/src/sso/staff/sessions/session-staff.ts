import type { StaffIdentity } from '@simpletread/contract';
import { cents, findStaffRole, permissionsOf, refundLimitOf, STAFF_PERMISSIONS } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import type { OuterJoined } from '../../../platform/database/index.js';
import type { StaffRoleRow } from '../staff-role.entity.js';
import type { StaffRow } from '../staff.entity.js';

/** A signed-in member of staff, with the address that the console shows them. */
export interface SessionStaff extends StaffPrincipal {
  readonly email: string;
}

/** With the terms of a composed role. Null for a built-in role and for a deleted one. */
export type SessionStaffRow = Pick<StaffRow, 'id' | 'email' | 'name' | 'role'> &
  OuterJoined<Pick<StaffRoleRow, 'permissions' | 'refund_limit_in_cents'>>;

/** The person and the current rights of their role. A deleted role grants nothing. */
export const sessionStaffOf = (row: SessionStaffRow): SessionStaff => {
  const own = findStaffRole(row.role);
  const composed = row.permissions ?? [];
  return {
    staffId: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    permissions:
      own === null ? STAFF_PERMISSIONS.filter((one) => composed.includes(one)) : permissionsOf(own),
    refundLimit: refundLimitOf(row.role, cents(row.refund_limit_in_cents ?? 0)),
  };
};

/** The console's view of its user. */
export const identityOf = (staff: SessionStaff): StaffIdentity => ({
  staffId: staff.staffId,
  email: staff.email,
  name: staff.name,
  role: staff.role,
  permissions: [...staff.permissions],
  refundLimitInCents: staff.refundLimit,
});
