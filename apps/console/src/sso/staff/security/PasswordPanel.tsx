import Button from '@mui/material/Button';
import { useState } from 'react';

import { Panel } from '../../../shell/detail/index.js';
import { DialogField, FormDialog, useDeed } from '../../../shell/dialog/index.js';
import styles from './SecurityPanel.module.css';
import { useSecurityCalls } from './security-calls.js';

/** Changes the password; every other session ends. */
export const PasswordPanel = () => {
  const data = useSecurityCalls();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const change = useDeed({
    run: (body: { readonly password: string; readonly newPassword: string }) => data.changePassword(body),
    reload: ['security'],
    done: () => 'Your password is changed, and every other session has ended.',
    onDone: close,
  });
  return (
    <Panel title="Password">
      <div className={styles.body}>
        <Button onClick={() => setIsOpen(true)}>Change the password</Button>
      </div>
      {isOpen && (
        <FormDialog
          title="Change the password"
          confirm="Change"
          isBusy={change.isBusy}
          error={change.error}
          onSubmit={(fields) =>
            change.start({
              password: String(fields.get('password')),
              newPassword: String(fields.get('newPassword')),
            })
          }
          onClose={close}
        >
          <DialogField
            name="password"
            label="Your password now"
            type="password"
            autoComplete="current-password"
            maxLength={200}
            isFirst
          />
          <DialogField
            name="newPassword"
            label="New password"
            hint="At least 8 characters."
            type="password"
            autoComplete="new-password"
            maxLength={200}
          />
        </FormDialog>
      )}
    </Panel>
  );
};
