import Button from '@mui/material/Button';
import { ACTING_LINK_SECONDS, ACTING_MINUTES, ACTING_REASONS, type ActingReason } from '@simpletread/domain';
import { useState } from 'react';

import styles from '../../shell/dialog/AskDialog.module.css';
import { DialogField, FormDialog, textOf, useDeed } from '../../shell/dialog/index.js';
import type { AdminAccount } from '@simpletread/contract';
import { ACTING_REASON_WORDS } from './acting-words.js';
import { LinkDialog } from './LinkDialog.js';
import { useActingCalls } from './acting-calls.js';

interface ActAsDialogProps {
  readonly account: AdminAccount;
  readonly onClose: () => void;
}

const reasonOf = (fields: FormData): ActingReason =>
  ACTING_REASONS.find((one) => one === textOf(fields, 'reason')) ?? ACTING_REASONS[0];

/** Asks why, and gives a link to the shop as the customer sees it. */
export const ActAsDialog = ({ account, onClose }: ActAsDialogProps) => {
  const data = useActingCalls();
  const [link, setLink] = useState<string | null>(null);
  const ask = useDeed({
    run: (fields: FormData) =>
      data.askToActAs(account.id, { reason: reasonOf(fields), words: textOf(fields, 'words') }),
    reload: ['acting-visits'],
    done: () => null,
    onDone: ({ url }) => setLink(url),
  });
  if (link !== null)
    return (
      <LinkDialog title={`The shop as ${account.name} sees it`} onClose={onClose}>
        <p>
          The link works once, within {ACTING_LINK_SECONDS} seconds and in this browser alone. It opens a new
          tab; end the visit there when you are done.
        </p>
        <Button variant="contained" href={link} target="_blank" rel="noopener" onClick={onClose} autoFocus>
          Open the shop as {account.name}
        </Button>
      </LinkDialog>
    );
  return (
    <FormDialog
      title={`See the shop as ${account.name}`}
      confirm="Get the link"
      isBusy={ask.isBusy}
      error={ask.error}
      onSubmit={ask.start}
      onClose={onClose}
    >
      <ul className={styles.effects}>
        <li>{account.name} gets a mail: your first name, your role, the time and what it is about.</li>
        <li>You see what the customer sees for {ACTING_MINUTES} minutes, and nothing can be changed.</li>
        <li>Each thing that you look at is kept, with what you write here.</li>
      </ul>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>What is it about?</legend>
        {ACTING_REASONS.map((reason, index) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} required autoFocus={index === 0} />
            {ACTING_REASON_WORDS[reason]}
          </label>
        ))}
      </fieldset>
      <DialogField
        name="words"
        label="In your words"
        hint="For colleagues alone; the customer does not read it."
        minLength={5}
      />
    </FormDialog>
  );
};
