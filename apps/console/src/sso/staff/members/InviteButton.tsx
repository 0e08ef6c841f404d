import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';

import { useCan } from '../../../shell/auth/index.js';
import styles from '../../../shell/dialog/Dialog.module.css';
import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { invitationContract } from './member-contract.js';
import { RoleInput } from './RoleInput.js';
import page from './StaffPage.module.css';
import { useMemberCalls } from './member-calls.js';
import { TextInput } from '../../../shell/form/index.js';

const BLANK = { name: '', email: '', role: '', reason: '' };

const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const data = useMemberCalls();
  const invite = useStaffAction({
    run: (body: Parameters<typeof data.inviteStaff>[0], key) => data.inviteStaff(body, key),
    reload: ['staff', 'approvals'],
    done: ({ name }) => `${name} will be invited once a second admin approves.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Invite a colleague"
      confirm="Request approval"
      isBusy={invite.isBusy}
      error={invite.error}
      values={BLANK}
      contract={invitationContract}
      onSubmit={invite.submit}
      onClose={onClose}
    >
      <p className={styles.hint}>A second admin must approve first. Then the invitation goes out by email.</p>
      <TextInput source="name" label="Name" maxLength={80} minLength={2} isRequired isFirst />
      <TextInput source="email" label="Email" type="email" maxLength={254} isRequired />
      <RoleInput />
      <TextInput source="reason" label="Reason" hint="Visible to the second admin." isRequired />
    </FormDialog>
  );
};

/** Opens the invitation, for people who manage staff. */
export const InviteButton = () => {
  const can = useCan();
  const [isOpen, setIsOpen] = useState(false);
  if (!can('staff.write')) return null;
  return (
    <div className={page.invite}>
      <Button
        variant="contained"
        startIcon={<UserPlus size={16} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        Invite a colleague
      </Button>
      {isOpen && <InviteDialog onClose={() => setIsOpen(false)} />}
    </div>
  );
};
