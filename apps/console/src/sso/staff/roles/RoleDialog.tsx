import type { StaffRoleRow } from '@simpletread/contract';
import { cents, STAFF_PERMISSIONS, type StaffPermission, permissionLabel } from '@simpletread/domain';
import { useState } from 'react';

import { useCan } from '../../../shell/auth/index.js';
import styles from '../../../shell/dialog/AskDialog.module.css';
import { DialogField, FormDialog, textOf, useDeed } from '../../../shell/dialog/index.js';
import { useRoleCalls } from './role-calls.js';

const CENTS_PER_DOLLAR = 100;

interface Terms {
  readonly name: string;
  readonly permissions: StaffPermission[];
  readonly refundLimitInCents: number;
  readonly reason: string;
}

const termsOf = (fields: FormData, name: string): Terms => ({
  name,
  permissions: STAFF_PERMISSIONS.filter((permission) => fields.getAll('permissions').includes(permission)),
  refundLimitInCents: Math.round(Number(textOf(fields, 'limit') || '0') * CENTS_PER_DOLLAR),
  reason: textOf(fields, 'reason'),
});

interface PermissionBoxesProps {
  readonly initial: readonly StaffPermission[];
}

const PermissionBoxes = ({ initial }: PermissionBoxesProps) => {
  const can = useCan();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>It lets people</legend>
      {STAFF_PERMISSIONS.map((permission) => (
        <label key={permission}>
          <input
            type="checkbox"
            name="permissions"
            value={permission}
            defaultChecked={initial.includes(permission)}
            disabled={!can(permission)}
          />
          {permissionLabel(permission)}
        </label>
      ))}
    </fieldset>
  );
};

interface RoleDialogProps {
  /** The role to change; a new one without it. */
  readonly role: StaffRoleRow | null;
  readonly onClose: () => void;
}

/** Composes a role of permissions that one holds oneself. */
export const RoleDialog = ({ role, onClose }: RoleDialogProps) => {
  const data = useRoleCalls();
  const [isNew] = useState(role === null);
  const save = useDeed({
    run: async ({ name, reason, ...terms }: Terms, key) => {
      const body = { ...terms, refundLimitInCents: cents(terms.refundLimitInCents) };
      return role === null
        ? data.createRole({ name, ...body }, key)
        : data.changeRole(role.id, { version: role.version ?? 1, reason, ...body }, key);
    },
    reload: ['roles', 'staff', 'approvals'],
    done: ({ id, pendingChange }) =>
      pendingChange === null ? `${id} is saved.` : 'Somebody has this role: it waits for a second admin.',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={role === null ? 'Compose a role' : `Change ${role.id}`}
      confirm="Save"
      isBusy={save.isBusy}
      error={save.error}
      onSubmit={(fields) => save.start(termsOf(fields, role?.id ?? textOf(fields, 'name')))}
      onClose={onClose}
    >
      {isNew && (
        <DialogField
          name="name"
          label="Name"
          hint="3 to 40 letters, digits and spaces."
          maxLength={40}
          minLength={3}
          isFirst
        />
      )}
      <PermissionBoxes initial={role?.permissions ?? []} />
      <DialogField
        name="limit"
        label="Gives back alone, in dollars"
        type="number"
        initial={String((role?.refundLimitInCents ?? 0) / CENTS_PER_DOLLAR)}
      />
      {!isNew && <DialogField name="reason" label="Reason" />}
    </FormDialog>
  );
};
