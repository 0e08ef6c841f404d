import { changeRole, createRole, type StaffRoleRow } from '@simpletread/contract';
import { cents, parseDollars, STAFF_PERMISSIONS, type StaffPermission } from '@simpletread/domain';

import type { BodyOf } from '../../../shell/api/index.js';
import { dollarsText, type FieldErrors, formContract } from '../../../shell/form/index.js';

export interface RoleFields {
  readonly name: string;
  readonly permissions: readonly StaffPermission[];
  /** In dollars. */
  readonly limit: string;
  readonly reason: string;
}

export type RoleBody = BodyOf<typeof createRole> | BodyOf<typeof changeRole>;

/** The fields of a role; of a new one if it is null. */
export const roleFieldsOf = (role: StaffRoleRow | null): RoleFields => ({
  name: '',
  permissions: role?.permissions ?? [],
  limit: role === null ? '0' : dollarsText(role.refundLimitInCents),
  reason: '',
});

/** Checks a role as its author composes it: of permissions that the author has as well. */
export const roleContract = (role: StaffRoleRow | null, can: (permission: StaffPermission) => boolean) =>
  formContract<RoleFields, RoleBody>({
    schema: role === null ? createRole.body : changeRole.body,
    inputOf: ({ name, permissions, limit, reason }) => {
      const dollars = parseDollars(limit);
      const terms = {
        permissions: STAFF_PERMISSIONS.filter((one) => permissions.includes(one) && can(one)),
        refundLimitInCents: dollars.ok ? dollars.value : cents(0),
      };
      return role === null ? { name, ...terms } : { version: role.version ?? 1, reason, ...terms };
    },
    fieldOf: (path) => (path === 'refundLimitInCents' ? 'limit' : path),
    check: ({ limit }): FieldErrors =>
      parseDollars(limit).ok ? {} : { limit: 'Enter an amount in dollars, such as 1,500 or 99.50.' },
  });
