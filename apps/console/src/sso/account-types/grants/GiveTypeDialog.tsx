import type { AdminAccount } from '@simpletread/contract';
import { ACCOUNT_TYPES, type AccountTypeName } from '@simpletread/domain';
import { useId, useState } from 'react';

import { FormDialog, useDeed } from '../../../shell/dialog/index.js';
import styles from '../../../shell/dialog/Choice.module.css';
import { TermsFields, termsOf } from './TermsFields.js';
import { useGrantCalls } from './grant-calls.js';

const TYPES = ACCOUNT_TYPES.filter((type) => type !== 'Retail');

interface GiveTypeDialogProps {
  readonly account: AdminAccount;
  readonly onClose: () => void;
}

/** Gives an account a type that nobody applied for. */
export const GiveTypeDialog = ({ account, onClose }: GiveTypeDialogProps) => {
  const id = useId();
  const data = useGrantCalls();
  const [type, setType] = useState<Exclude<AccountTypeName, 'Retail'>>('Fleet');
  const give = useDeed({
    run: (fields: FormData, key) => data.assignAccountType(account.id, { type, ...termsOf(fields) }, key),
    reload: ['accounts', 'approvals'],
    done: ({ isGranted }) => (isGranted ? `${type} is given.` : 'A second admin is asked.'),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Give ${account.name} an account type`}
      confirm="Give it"
      isBusy={give.isBusy}
      error={give.error}
      onSubmit={give.start}
      onClose={onClose}
    >
      <div className={styles.choice}>
        <label htmlFor={id}>Type</label>
        <select
          id={id}
          value={type}
          onChange={({ target }) => setType(TYPES.find((one) => one === target.value) ?? 'Fleet')}
        >
          {TYPES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      <TermsFields type={type} companyName={account.companyName} />
    </FormDialog>
  );
};
