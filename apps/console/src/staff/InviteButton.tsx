import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';

import { useConsoleData } from '../api/use-console-data.js';
import { useCan } from '../auth/use-can.js';
import styles from '../dialog/AskDialog.module.css';
import { DialogField, textOf } from '../dialog/DialogField.js';
import { FormDialog } from '../dialog/FormDialog.js';
import { useDeed } from '../dialog/use-deed.js';
import { RoleSelect } from './RoleSelect.js';
import page from './StaffPage.module.css';

const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const data = useConsoleData();
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
