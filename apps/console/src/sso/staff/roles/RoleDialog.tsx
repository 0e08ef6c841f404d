import type { StaffRoleRow } from '@simpletread/contract';
import { cents, STAFF_PERMISSIONS, type StaffPermission, permissionLabel } from '@simpletread/domain';
import { useState } from 'react';

import { useStaffAction } from '../../../shell/action/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { ChecksInput, TextInput } from '../../../shell/form/index.js';
import { useRoleCalls } from './role-calls.js';

const CENTS_PER_DOLLAR = 100;
const PERMISSIONS = STAFF_PERMISSIONS.map((permission) => [permission, permissionLabel(permission)] as const);

interface Terms {
  readonly name: string;
  readonly permissions: readonly StaffPermission[];
  /** In dollars. */
  readonly limit: string;
  readonly reason: string;
}

const termsOf = (role: StaffRoleRow | null): Terms => ({
  name: '',
  permissions: role?.permissions ?? [],
  limit: String((role?.refundLimitInCents ?? 0) / CENTS_PER_DOLLAR),
  reason: '',
});

interface RoleDialogProps {
  /** The role to change; null for a new one. */
  readonly role: StaffRoleRow | null;
  readonly onClose: () => void;
}

/** Composes a role of permissions that its author has as well. */
export const RoleDialog = ({ role, onClose }: RoleDialogProps) => {
  const can = useCan();
  const data = useRoleCalls();
  const [isNew] = useState(role === null);
  const save = useStaffAction({
    run: async ({ name, permissions, limit, reason }: Terms, key) => {
      const terms = {
        permissions: STAFF_PERMISSIONS.filter((one) => permissions.includes(one) && can(one)),
        refundLimitInCents: cents(Math.round(Number(limit || '0') * CENTS_PER_DOLLAR)),
      };
      return role === null
        ? data.createRole({ name, ...terms }, key)
        : data.changeRole(role.id, { version: role.version ?? 1, reason, ...terms }, key);
    },
    reload: ['roles', 'staff', 'approvals'],
    done: ({ id, pendingChange }) =>
      pendingChange === null ? `${id} saved.` : 'This role is in use, so a second admin must approve.',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={role === null ? 'New role' : `Change ${role.id}`}
      confirm="Save"
      isBusy={save.isBusy}
      error={save.error}
      values={termsOf(role)}
      onSubmit={save.submit}
      onClose={onClose}
    >
      {isNew && (
        <TextInput
          source="name"
          label="Name"
          hint="3 to 40 letters, digits and spaces."
          maxLength={40}
          minLength={3}
          isRequired
          isFirst
        />
      )}
      <ChecksInput
        source="permissions"
        legend="Permissions"
        options={PERMISSIONS}
        isLocked={(permission) => !can(permission)}
      />
      <TextInput
        source="limit"
        label="Refund limit without approval ($)"
        type="number"
        step="0.01"
        min={0}
        isRequired
      />
      {!isNew && <TextInput source="reason" label="Reason" isRequired />}
    </FormDialog>
  );
};
