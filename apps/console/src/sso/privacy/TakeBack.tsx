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
    done: () => 'Taken back. The person gets a mail.',
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Take back
      </Button>
      {isOpen && (
        <FormDialog
          title="Take the erasure back?"
          confirm="Keep their data"
          isBusy={action.isBusy}
          error={action.error}
          onSubmit={() => action.submit(null)}
          onClose={() => setOpen(false)}
        >
          <p>Nothing has been erased so far, and nothing will be. The person is told by mail.</p>
        </FormDialog>
      )}
    </>
  );
};
