import Button from '@mui/material/Button';
import type { PrivacyRequest } from '@simpletread/contract';
import { useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { usePrivacyCalls } from './privacy-calls.js';
import { TextInput } from '../../shell/form/index.js';

/** Starts a data export for a person who asked by phone or letter. Staff never see its content. */
export const StartExport = () => {
  const data = usePrivacyCalls();
  const [isOpen, setOpen] = useState(false);
  const action = useStaffAction<string, PrivacyRequest>({
    run: (email, key) => data.startExportFor(email, key),
    reload: ['privacy-requests'],
    done: () => 'The export has started. The person gets an email when it is ready.',
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Start an export
      </Button>
      {isOpen && (
        <FormDialog
          title="Export a person’s data"
          confirm="Start export"
          isBusy={action.isBusy}
          error={action.error}
          values={{ email: '' }}
          onSubmit={({ email }) => action.submit(email)}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="email"
            label="Account email address"
            type="email"
            hint="Only someone who can sign in with this address can download it."
            isRequired
            isFirst
          />
        </FormDialog>
      )}
    </>
  );
};
