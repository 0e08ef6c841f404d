import { deactivateStaff, resetSecondFactor, type StaffMember } from '@simpletread/contract';
import { useNotify, useUpdate } from 'react-admin';

import styles from '../../../shell/dialog/Dialog.module.css';
import { useNotice, useStaffAction } from '../../../shell/action/index.js';
import { newIdempotencyKey, WHOLE_RECORD } from '../../../shell/api/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { RoleInput } from './RoleInput.js';
import { useMemberCalls } from './member-calls.js';
import { reasonContract, renamingContract, roleRequestContract } from './member-contract.js';
import { TextInput } from '../../../shell/form/index.js';

export interface MemberDialogProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
}

const RELOAD = ['staff', 'approvals', 'roles'] as const;

/** The new name shows at once; if the server refuses it, the old one is back. */
export const RenameDialog = ({ member, onClose }: MemberDialogProps) => {
  const data = useMemberCalls();
  const notify = useNotify();
  const notice = useNotice();
  const { id, version } = member;
  const [update] = useUpdate<StaffMember>('staff', undefined, {
    mutationMode: 'optimistic',
    mutationFn: ({ data: { name = '' } = {} }) =>
      data.renameStaff(id, { version, name }, newIdempotencyKey()),
    onError: ({ message }) => notice.warn(message),
  });
  const rename = (name: string): void => {
    onClose();
    void update(
      'staff',
      { id, data: { name }, previousData: member, meta: WHOLE_RECORD },
      { onSuccess: () => notify(`Saved as ${name}.`) },
    );
  };
  return (
    <FormDialog
      title={`Rename ${member.name}`}
      confirm="Save"
      isBusy={false}
      error={null}
      values={{ name: member.name }}
      contract={renamingContract(version)}
      onSubmit={({ name }) => rename(name)}
      onClose={onClose}
    >
      <TextInput source="name" label="Name" maxLength={80} minLength={2} isRequired isFirst />
    </FormDialog>
  );
};

export const GiveRoleDialog = ({ member, onClose }: MemberDialogProps) => {
  const data = useMemberCalls();
  const ask = useStaffAction({
    run: (body: Parameters<typeof data.requestRole>[1], key) => data.requestRole(member.id, body, key),
    reload: RELOAD,
    done: () => 'Sent to a second admin for approval.',
    onDone: onClose,
  });
  const isBack = member.state === 'deactivated';
  return (
    <FormDialog
      title={isBack ? `Restore ${member.name}’s access` : `Change ${member.name}’s role`}
      confirm="Request approval"
      isBusy={ask.isBusy}
      error={ask.error}
      values={{ role: member.role as string, reason: '' }}
      contract={roleRequestContract(member.version)}
      onSubmit={ask.submit}
      onClose={onClose}
    >
      <p className={styles.hint}>A second admin must approve. It then applies at the next sign-in.</p>
      <RoleInput />
      <TextInput source="reason" label="Reason" hint="Visible to the second admin." isRequired />
    </FormDialog>
  );
};

export const DeactivateDialog = ({ member, onClose }: MemberDialogProps) => {
  const data = useMemberCalls();
  const end = useStaffAction({
    run: (body: Parameters<typeof data.deactivateStaff>[1], key) =>
      data.deactivateStaff(member.id, body, key),
    reload: RELOAD,
    done: ({ name }) => `${name} no longer has access.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`End ${member.name}’s access`}
      confirm="End access"
      isDangerous
      isBusy={end.isBusy}
      error={end.error}
      values={{ reason: '' }}
      contract={reasonContract(deactivateStaff, member.version)}
      onSubmit={end.submit}
      onClose={onClose}
    >
      <p className={styles.hint}>All sessions end immediately. Their actions stay in the audit.</p>
      <TextInput source="reason" label="Reason" isRequired isFirst />
    </FormDialog>
  );
};

export const ResetFactorDialog = ({ member, onClose }: MemberDialogProps) => {
  const data = useMemberCalls();
  const reset = useStaffAction({
    run: (body: Parameters<typeof data.resetSecondFactor>[1], key) =>
      data.resetSecondFactor(member.id, body, key),
    reload: RELOAD,
    done: ({ name }) => `${name} will set up a new second step at the next sign-in.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Reset ${member.name}’s second step`}
      confirm="Reset"
      isDangerous
      isBusy={reset.isBusy}
      error={reset.error}
      values={{ reason: '' }}
      contract={reasonContract(resetSecondFactor, member.version)}
      onSubmit={reset.submit}
      onClose={onClose}
    >
      <p className={styles.hint}>
        Their authenticator app, recovery codes and passkeys are removed, and every session ends. Verify their
        identity first.
      </p>
      <TextInput source="reason" label="Reason" isRequired isFirst />
    </FormDialog>
  );
};
