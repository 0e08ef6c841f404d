import Button from '@mui/material/Button';
import type { PrivacyRequest } from '@simpletread/contract';
import { useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { usePrivacyCalls } from './privacy-calls.js';

/** Withdraws a person's erasure request after their call. */
export const TakeBack = ({ id }: { readonly id: string }) => {
  const data = usePrivacyCalls();
  const [isOpen, setOpen] = useState(false);
  const action = useStaffAction<null, PrivacyRequest>({
    run: (_, key) => data.cancelErasure(id, key),
    reload: ['privacy-requests'],
    done: () => 'Cancelled. The person gets an email.',
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Cancel erasure
      </Button>
      {isOpen && (
        <FormDialog
          title="Cancel this erasure?"
          confirm="Keep their data"
          isBusy={action.isBusy}
          error={action.error}
          onSubmit={() => action.submit(null)}
          onClose={() => setOpen(false)}
        >
          <p>Nothing has been erased, and nothing will be. The person gets an email.</p>
        </FormDialog>
      )}
    </>
  );
};
