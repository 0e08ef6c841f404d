import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';

import { useCan } from '../../../shell/auth/index.js';
import styles from '../../../shell/dialog/AskDialog.module.css';
import { DialogField, FormDialog, textOf, useDeed } from '../../../shell/dialog/index.js';
import { RoleSelect } from './RoleSelect.js';
import page from './StaffPage.module.css';
import { useMemberCalls } from './member-calls.js';

const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const data = useMemberCalls();
  const invite = useDeed({
    run: (body: Parameters<typeof data.inviteStaff>[0], key) => data.inviteStaff(body, key),
    reload: ['staff', 'approvals'],
    done: ({ name }) => `${name} is invited as soon as a second admin agrees.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Invite somebody"
      confirm="Ask for approval"
      isBusy={invite.isBusy}
      error={invite.error}
      onSubmit={(fields) =>
        invite.start({
          name: textOf(fields, 'name'),
          email: textOf(fields, 'email'),
          role: textOf(fields, 'role'),
          reason: textOf(fields, 'reason'),
        })
      }
      onClose={onClose}
    >
      <p className={styles.hint}>A second admin agrees first; then the invitation goes out by email.</p>
      <DialogField name="name" label="Name" maxLength={80} minLength={2} isFirst />
      <DialogField name="email" label="Email" type="email" maxLength={254} />
      <RoleSelect />
      <DialogField name="reason" label="Reason" hint="The second admin reads it." />
    </FormDialog>
  );
};

/** Opens the invitation, for those who look after the staff. */
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
        Invite somebody
      </Button>
      {isOpen && <InviteDialog onClose={() => setIsOpen(false)} />}
    </div>
  );
};
