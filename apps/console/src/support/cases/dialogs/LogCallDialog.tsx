import { logCall } from '@simpletread/contract';
import { useNavigate } from 'react-admin';

import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { formContract, TextInput } from '../../../shell/form/index.js';
import { RELOAD, useCaseCalls } from '../case-calls.js';

const BLANK = { name: '', email: '', phone: '', subject: '', text: '', orderNumber: '' };

type Call = typeof BLANK;

const contract = formContract<Call, Call>({ schema: logCall.body, inputOf: (form) => form });

/** Opens a case for a customer who called. */
export const LogCallDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const calls = useCaseCalls();
  const navigate = useNavigate();
  const log = useStaffAction({
    run: (body: Call, key) => calls.logCall(body, key),
    reload: RELOAD,
    done: ({ caseNumber }) => `Opened ${caseNumber}.`,
    onDone: ({ id }) => {
      onClose();
      void navigate(`/cases/${id}/show`);
    },
  });
  return (
    <FormDialog
      title="Log a call"
      confirm="Open case"
      isBusy={log.isBusy}
      error={log.error}
      values={BLANK}
      contract={contract}
      onSubmit={log.submit}
      onClose={onClose}
    >
      <TextInput source="name" label="Name" maxLength={80} isRequired />
      <TextInput source="phone" label="Phone" maxLength={40} />
      <TextInput source="email" label="Email" hint="Needed to answer by email." maxLength={254} />
      <TextInput source="orderNumber" label="Order number" maxLength={40} />
      <TextInput source="subject" label="Subject" maxLength={120} isRequired />
      <TextInput source="text" label="Call" rows={4} maxLength={5_000} isRequired />
    </FormDialog>
  );
};
