import Button from '@mui/material/Button';
import { type PrivacyRequest, startErasureFor } from '@simpletread/contract';
import { ERASURE_GRACE_DAYS } from '@simpletread/domain';
import { useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { usePrivacyCalls } from './privacy-calls.js';
import { formContract, TextInput } from '../../shell/form/index.js';

interface Input {
  readonly email: string;
  readonly reason: string;
}

/** Checks the request of an erasure. */
const contract = formContract<Input, Input>({ schema: startErasureFor.body, inputOf: (form) => form });

/** Schedules the erasure of a person who asked by phone or letter. They are notified and have days to withdraw. */
export const StartErasure = () => {
  const data = usePrivacyCalls();
  const [isOpen, setOpen] = useState(false);
  const action = useStaffAction<Input, PrivacyRequest>({
    run: (request, key) => data.startErasureFor(request, key),
    reload: ['privacy-requests'],
    done: () => `It starts in ${ERASURE_GRACE_DAYS} days. The person gets an email.`,
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Start an erasure
      </Button>
      {isOpen && (
        <FormDialog
          title="Erase a person’s data"
          confirm={`Erase in ${ERASURE_GRACE_DAYS} days`}
          isDangerous
          isBusy={action.isBusy}
          error={action.error}
          values={{ email: '', reason: '' }}
          contract={contract}
          onSubmit={action.submit}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="email"
            label="Account email address"
            type="email"
            hint={`They get an email and can cancel for ${ERASURE_GRACE_DAYS} days. You can also cancel on the request’s page.`}
            isRequired
            isFirst
          />
          <TextInput
            source="reason"
            label="How they asked, and how you verified their identity"
            hint="Saved in the audit log with your name."
            minLength={5}
            isRequired
          />
        </FormDialog>
      )}
    </>
  );
};
