import type { StaffMember } from '@simpletread/contract';

import styles from '../../../shell/dialog/AskDialog.module.css';
import { DialogField, FormDialog, textOf, useDeed } from '../../../shell/dialog/index.js';
import { RoleSelect } from './RoleSelect.js';
import { useMemberCalls } from './member-calls.js';

export interface MemberDialogProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
}

const RELOAD = ['staff', 'approvals', 'roles'] as const;

export const RenameDialog = ({ member, onClose }: MemberDialogProps) => {
  const data = useMemberCalls();
  const rename = useDeed({
    run: (name: string, key) => data.renameStaff(member.id, { version: member.version, name }, key),
    reload: RELOAD,
    done: ({ name }) => `Saved as ${name}.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Rename ${member.name}`}
      confirm="Save"
      isBusy={rename.isBusy}
      error={rename.error}
      onSubmit={(fields) => rename.start(textOf(fields, 'name'))}
      onClose={onClose}
    >
      <DialogField name="name" label="Name" initial={member.name} maxLength={80} minLength={2} isFirst />
    </FormDialog>
  );
};

export const GiveRoleDialog = ({ member, onClose }: MemberDialogProps) => {
  const data = useMemberCalls();
  const ask = useDeed({
    run: (given: { readonly role: string; readonly reason: string }, key) =>
      data.requestRole(member.id, { version: member.version, ...given }, key),
    reload: RELOAD,
    done: () => 'Waits for a second admin.',
    onDone: onClose,
  });
  const isBack = member.state === 'deactivated';
  return (
    <FormDialog
      title={isBack ? `Give ${member.name} access again` : `Give ${member.name} a role`}
      confirm="Ask for approval"
      isBusy={ask.isBusy}
      error={ask.error}
      onSubmit={(fields) => ask.start({ role: textOf(fields, 'role'), reason: textOf(fields, 'reason') })}
      onClose={onClose}
    >
      <p className={styles.hint}>A second admin agrees first. It then counts at once, after a new sign-in.</p>
      <RoleSelect initial={member.role} />
      <DialogField name="reason" label="Reason" hint="The second admin reads it." />
    </FormDialog>
  );
};

export const DeactivateDialog = ({ member, onClose }: MemberDialogProps) => {
  const data = useMemberCalls();
  const end = useDeed({
    run: (reason: string, key) => data.deactivateStaff(member.id, { version: member.version, reason }, key),
    reload: RELOAD,
    done: ({ name }) => `${name} has no access any more.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`End ${member.name}’s access`}
      confirm="End access"
      isDangerous
      isBusy={end.isBusy}
      error={end.error}
      onSubmit={(fields) => end.start(textOf(fields, 'reason'))}
      onClose={onClose}
    >
      <p className={styles.hint}>Every session ends at once. What they did stays in the audit.</p>
      <DialogField name="reason" label="Reason" isFirst />
    </FormDialog>
  );
};

export const ResetFactorDialog = ({ member, onClose }: MemberDialogProps) => {
  const data = useMemberCalls();
  const reset = useDeed({
    run: (reason: string, key) => data.resetSecondFactor(member.id, { version: member.version, reason }, key),
    reload: RELOAD,
    done: ({ name }) => `${name} sets up a new second step at the next sign-in.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Reset ${member.name}’s second step`}
      confirm="Reset"
      isDangerous
      isBusy={reset.isBusy}
      error={reset.error}
      onSubmit={(fields) => reset.start(textOf(fields, 'reason'))}
      onClose={onClose}
    >
      <p className={styles.hint}>
        Authenticator app, recovery codes and passkeys are forgotten, and every session ends. Make sure that
        it is them who asks.
      </p>
      <DialogField name="reason" label="Reason" isFirst />
    </FormDialog>
  );
};
