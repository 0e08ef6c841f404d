import Button from '@mui/material/Button';
import { ACTING_LINK_SECONDS, ACTING_MINUTES, ACTING_REASONS, type ActingReason } from '@simpletread/domain';
import { useState } from 'react';

import styles from '../../shell/dialog/Dialog.module.css';
import { useStaffAction } from '../../shell/action/index.js';
import type { BodyOf } from '../../shell/api/index.js';
import { FormDialog, InfoDialog } from '../../shell/dialog/index.js';
import { type AdminAccount, askToActAs } from '@simpletread/contract';
import { ACTING_REASON_WORDS } from './acting-words.js';
import { useActingCalls } from './acting-calls.js';
import { formContract, RadioControl, TextInput, useBound } from '../../shell/form/index.js';

interface ActAsDialogProps {
  readonly account: AdminAccount;
  readonly onClose: () => void;
}

interface Input {
  readonly reason: ActingReason | '';
  readonly words: string;
}

type Body = BodyOf<typeof askToActAs>;

/** Checks the reason of a visit. An empty one is refused. */
const contract = formContract<Input, Body>({ schema: askToActAs.body, inputOf: (form) => form as Body });

const BLANK: Input = { reason: '', words: '' };

const REASONS = ACTING_REASONS.map((reason) => [reason, ACTING_REASON_WORDS[reason]] as const);

const ReasonInput = () => {
  const { value, onChange, error } = useBound<Input['reason']>('reason');
  return (
    <RadioControl
      legend="Reason"
      options={REASONS}
      value={value}
      onChange={onChange}
      error={error}
      isRequired
      isFirst
    />
  );
};

/** Asks for a reason, and opens the shop as the customer sees it. */
export const ActAsDialog = ({ account, onClose }: ActAsDialogProps) => {
  const data = useActingCalls();
  const [link, setLink] = useState<string | null>(null);
  const ask = useStaffAction({
    run: (body: Body) => data.askToActAs(account.id, body),
    reload: ['acting-visits'],
    done: () => null,
    onDone: ({ url }) => setLink(url),
  });
  if (link !== null)
    return (
      <InfoDialog title={`The shop as ${account.name} sees it`} onClose={onClose}>
        <p>
          The link works once, within {ACTING_LINK_SECONDS} seconds, and only in this browser. It opens a new
          tab. End the visit there when you’re done.
        </p>
        <Button variant="contained" href={link} target="_blank" rel="noopener" onClick={onClose} autoFocus>
          Open the shop as {account.name}
        </Button>
      </InfoDialog>
    );
  return (
    <FormDialog
      title={`View the shop as ${account.name}`}
      confirm="Get link"
      isBusy={ask.isBusy}
      error={ask.error}
      values={BLANK}
      contract={contract}
      onSubmit={ask.submit}
      onClose={onClose}
    >
      <ul className={styles.effects}>
        <li>{account.name} gets an email with your first name, your role, the time and the reason.</li>
        <li>You see what the customer sees for {ACTING_MINUTES} minutes. You can’t change anything.</li>
        <li>Everything you view is recorded, along with your note.</li>
      </ul>
      <ReasonInput />
      <TextInput source="words" label="Note" hint="Visible to colleagues only." minLength={5} isRequired />
    </FormDialog>
  );
};
