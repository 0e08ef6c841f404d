import Button from '@mui/material/Button';
import { type PrivacyRequest, startExportFor } from '@simpletread/contract';
import { useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { usePrivacyCalls } from './privacy-calls.js';
import { formContract, TextInput } from '../../shell/form/index.js';

/** Checks the address of an account. */
const contract = formContract<{ email: string }, { email: string }>({
  schema: startExportFor.body,
  inputOf: (form) => form,
});

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
          contract={contract}
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
