import Button from '@mui/material/Button';
import type { PrivacyRequest } from '@simpletread/contract';
import { useState } from 'react';

import { DialogField, FormDialog, textOf, useDeed } from '../../shell/dialog/index.js';
import { usePrivacyCalls } from './privacy-calls.js';

/** Starts a copy for somebody who asked by phone or letter. Staff never see what is in it. */
export const StartExport = () => {
  const data = usePrivacyCalls();
  const [isOpen, setOpen] = useState(false);
  const deed = useDeed<string, PrivacyRequest>({
    run: (email, key) => data.startExportFor(email, key),
    reload: ['privacy-requests'],
    done: () => 'The copy is being made. The person gets a mail when it is ready.',
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Start a copy
      </Button>
      {isOpen && (
        <FormDialog
          title="A copy of somebody’s data"
          confirm="Start the copy"
          isBusy={deed.isBusy}
          error={deed.error}
          onSubmit={(fields) => deed.start(textOf(fields, 'email'))}
          onClose={() => setOpen(false)}
        >
          <DialogField
            name="email"
            label="E-mail address of their account"
            type="email"
            hint="Only who can sign in with this address can download the copy."
            isFirst
          />
        </FormDialog>
      )}
    </>
  );
};
