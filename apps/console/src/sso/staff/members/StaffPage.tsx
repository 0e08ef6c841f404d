import Button from '@mui/material/Button';
import type { StaffMember } from '@simpletread/contract';
import { formatMoney, permissionLabel } from '@simpletread/domain';
import { useState, type ComponentType } from 'react';
import { LinkBase, useGetIdentity } from 'react-admin';

import { useCan } from '../../../shell/auth/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { Pairs, Panel, RecordPage } from '../../../shell/detail/index.js';
import { useStaffAction } from '../../../shell/action/index.js';
import { PageHeader } from '../../../shell/frame/index.js';
import { Instant } from '../../../shell/time/index.js';
import { roleText } from './member-face.js';
import { MemberChip } from './MemberChip.js';
import {
  DeactivateDialog,
  GiveRoleDialog,
  type MemberDialogProps,
  RenameDialog,
  ResetFactorDialog,
} from './MemberDialogs.js';
import styles from './StaffPage.module.css';
import { useMemberCalls } from './member-calls.js';

const DIALOGS = {
  rename: RenameDialog,
  role: GiveRoleDialog,
  deactivate: DeactivateDialog,
  reset: ResetFactorDialog,
} as const satisfies Record<string, ComponentType<MemberDialogProps>>;

type Dialog = keyof typeof DIALOGS;

const InviteAgain = ({ member }: { readonly member: StaffMember }) => {
  const data = useMemberCalls();
  const send = useStaffAction({
    run: (id: string, key) => data.resendInvitation(id, key),
    reload: ['staff'],
    done: ({ email }) => `A new invitation goes to ${email}.`,
    isAlone: true,
  });
  return (
    <Button disabled={send.isBusy} onClick={() => send.start(member.id)}>
      Resend invitation
    </Button>
  );
};

interface ActionsProps {
  readonly member: StaffMember;
  readonly onOpen: (dialog: Dialog) => void;
}

const Actions = ({ member, onOpen }: ActionsProps) => {
  const { identity } = useGetIdentity();
  const isOwn = identity?.id === member.id;
  return (
    <>
      {member.state === 'invited' && <InviteAgain member={member} />}
      <Button onClick={() => onOpen('rename')}>Rename</Button>
      {!isOwn && member.hasSecondFactor && <Button onClick={() => onOpen('reset')}>Reset second step</Button>}
      {!isOwn && member.pendingRole === null && (
        <Button onClick={() => onOpen('role')}>
          {member.state === 'deactivated' ? 'Restore access' : 'Change role'}
        </Button>
      )}
      {!isOwn && ['active', 'invited'].includes(member.state) && (
        <Button color="error" onClick={() => onOpen('deactivate')}>
          End access
        </Button>
      )}
    </>
  );
};

const MemberView = ({ member }: { readonly member: StaffMember }) => {
  const can = useCan();
  const [open, setOpen] = useState<Dialog | null>(null);
  const Opened = open === null ? null : DIALOGS[open];
  const { pendingRole } = member;
  return (
    <>
      <PageHeader
        title={member.name}
        marks={<MemberChip state={member.state} />}
        note={member.email}
        actions={can('staff.write') ? <Actions member={member} onOpen={setOpen} /> : undefined}
      />
      <div className={panel.stack}>
        {pendingRole !== null && (
          <p className={styles.waits}>
            {pendingRole.requestedBy} asked to make {member.name} {roleText(pendingRole.role).toLowerCase()}.{' '}
            <LinkBase to={`/approvals/${pendingRole.approvalId}/show`}>See request</LinkBase>
          </p>
        )}
        <Panel title="Account">
          <Pairs
            pairs={[
              ['Role', roleText(member.role)],
              ['Refund limit without approval', formatMoney(member.refundLimitInCents)],
              ['Second step', member.hasSecondFactor ? 'Set up' : 'None'],
              ['Last seen', <Instant key="seen" at={member.lastSeenAt} isFull />],
              ['Since', <Instant key="since" at={member.createdAt} isFull />],
            ]}
          />
        </Panel>
        <Panel title="Permissions">
          <ul className={styles.list}>
            {member.permissions.map((permission) => (
              <li key={permission}>{permissionLabel(permission)}</li>
            ))}
            {member.permissions.length === 0 && <li>None</li>}
          </ul>
        </Panel>
      </div>
      {Opened !== null && <Opened member={member} onClose={() => setOpen(null)} />}
    </>
  );
};

/** One colleague: what they may do, and what can be changed about it. */
export const StaffPage = () => (
  <RecordPage<StaffMember> resource="staff">
    {(member) => <MemberView key={member.id} member={member} />}
  </RecordPage>
);
