import Button from '@mui/material/Button';
import type { StaffRoleRow } from '@simpletread/contract';
import { formatMoney, permissionLabel } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';
import { useState } from 'react';
import { LinkBase } from 'react-admin';

import { useCan } from '../../../shell/auth/index.js';
import { Folded, Panel } from '../../../shell/detail/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { useUndoableDelete } from '../../../shell/action/index.js';
import { PageHeader, PageSkeleton } from '../../../shell/frame/index.js';
import { roleText } from '../members/member-face.js';
import { useRoles } from './use-roles.js';
import { RoleDialog } from './RoleDialog.js';
import styles from './RolesPage.module.css';

const holdersText = ({ holderCount }: StaffRoleRow): string =>
  holderCount === 1 ? '1 person' : `${holderCount} people`;

interface RoleActionsProps {
  readonly role: StaffRoleRow;
  readonly onChange: () => void;
}

const RoleActions = ({ role, onChange }: RoleActionsProps) => {
  const can = useCan();
  const remove = useUndoableDelete('roles');
  if (role.isOwn || !can('staff.write')) return null;
  if (role.pendingChange !== null)
    return (
      <LinkBase to={`/approvals/${role.pendingChange}/show`}>A change is waiting for a second admin</LinkBase>
    );
  return (
    <div className={styles.actions}>
      <Button onClick={onChange}>Change</Button>
      {role.holderCount === 0 && (
        <Button
          color="error"
          onClick={() =>
            remove({ id: role.id, version: role.version ?? undefined, done: `${role.id} deleted.` })
          }
        >
          Delete
        </Button>
      )}
    </div>
  );
};

const RolePanel = ({ role, onChange }: RoleActionsProps) => (
  <Panel title={roleText(role.id)} extra={<RoleActions role={role} onChange={onChange} />}>
    <div className={styles.body}>
      <p>
        {holdersText(role)}
        {role.refundLimitInCents > 0 &&
          `, refunds up to ${formatMoney(role.refundLimitInCents)} without approval`}
      </p>
      <Folded label={`${role.permissions.length} permissions`}>
        <ul className={styles.list}>
          {role.permissions.map((permission) => (
            <li key={permission}>{permissionLabel(permission)}</li>
          ))}
        </ul>
      </Folded>
    </div>
  </Panel>
);

/** Every role: those of the console, and those that an admin composed. */
export const RolesPage = () => {
  const can = useCan();
  const [open, setOpen] = useState<StaffRoleRow | 'new' | null>(null);
  const { data, error, refetch } = useRoles();
  if (data === undefined && error === null) return <PageSkeleton />;
  return (
    <>
      <PageHeader
        title="Roles"
        note="Built-in roles can’t be changed. Create your own from the same permissions."
        actions={
          can('staff.write') ? (
            <Button variant="contained" onClick={() => setOpen('new')}>
              New role
            </Button>
          ) : undefined
        }
      />
      {data === undefined ? (
        <EmptyState
          tone="error"
          title="Sorry, something went wrong"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <div className={panel.stack}>
          {data.map((role) => (
            <RolePanel key={role.id} role={role} onChange={() => setOpen(role)} />
          ))}
        </div>
      )}
      {open !== null && <RoleDialog role={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
};
