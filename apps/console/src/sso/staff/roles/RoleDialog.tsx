import type { StaffRoleRow } from '@simpletread/contract';
import { permissionLabel, STAFF_PERMISSIONS } from '@simpletread/domain';
import { useState } from 'react';

import { useStaffAction } from '../../../shell/action/index.js';
import { useWrites } from '../../../shell/api/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { ChecksInput, TextInput } from '../../../shell/form/index.js';
import { type RoleBody, roleContract, roleFieldsOf } from './role-contract.js';

const PERMISSIONS = STAFF_PERMISSIONS.map((permission) => [permission, permissionLabel(permission)] as const);

interface RoleDialogProps {
  /** The role to change; null for a new one. */
  readonly role: StaffRoleRow | null;
  readonly onClose: () => void;
}

/** Composes a role of permissions that its author has as well. */
export const RoleDialog = ({ role, onClose }: RoleDialogProps) => {
  const can = useCan();
  const { create, update } = useWrites<StaffRoleRow>('roles');
  const [isNew] = useState(role === null);
  const save = useStaffAction({
    run: (body: RoleBody, key) => (role === null ? create(body, key) : update(role.id, body, key)),
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
      values={roleFieldsOf(role)}
      contract={roleContract(role, can)}
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
      <TextInput source="limit" label="Refund limit without approval ($)" isFigure isRequired />
      {!isNew && <TextInput source="reason" label="Reason" isRequired />}
    </FormDialog>
  );
};
