import Button from '@mui/material/Button';
import { changeStaffPassword } from '@simpletread/contract';
import { useState } from 'react';

import { Panel } from '../../../shell/detail/index.js';
import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import styles from './SecurityPanel.module.css';
import { useSecurityCalls } from './security-calls.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { formContract, TextInput } from '../../../shell/form/index.js';

type Change = BodyOf<typeof changeStaffPassword>;

const BLANK: Change = { password: '', newPassword: '' };

/** Checks the old and the new password. */
const contract = formContract<Change, Change>({ schema: changeStaffPassword.body, inputOf: (form) => form });

/** Changes the password; every other session ends. */
export const PasswordPanel = () => {
  const data = useSecurityCalls();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const change = useStaffAction({
    run: (body: Change) => data.changePassword(body),
    reload: ['security'],
    done: () => 'Password changed. Every other session has ended.',
    onDone: close,
  });
  return (
    <Panel title="Password">
      <div className={styles.body}>
        <Button onClick={() => setIsOpen(true)}>Change password</Button>
      </div>
      {isOpen && (
        <FormDialog
          title="Change password"
          confirm="Change"
          isBusy={change.isBusy}
          error={change.error}
          values={BLANK}
          contract={contract}
          isVerbatim
          onSubmit={change.submit}
          onClose={close}
        >
          <TextInput
            source="password"
            label="Current password"
            type="password"
            autoComplete="current-password"
            maxLength={200}
            isRequired
            isFirst
          />
          <TextInput
            source="newPassword"
            label="New password"
            hint="At least 8 characters."
            type="password"
            autoComplete="new-password"
            maxLength={200}
            isRequired
          />
        </FormDialog>
      )}
    </Panel>
  );
};
