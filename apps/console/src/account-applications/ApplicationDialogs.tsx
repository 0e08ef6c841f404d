import { useConsoleData } from '../api/use-console-data.js';
import styles from '../accounts/Accounts.module.css';
import { TermsFields, termsOf } from '../accounts/TermsFields.js';
import { textOf } from '../dialog/DialogField.js';
import { FormDialog } from '../dialog/FormDialog.js';
import { useDeed } from '../dialog/use-deed.js';
import { WordsField } from '../dialog/WordsField.js';
import type { WholeApplication } from './application-face.js';

export interface ApplicationDialogProps {
  readonly application: WholeApplication;
  readonly onClose: () => void;
}

const RELOAD = ['account-applications', 'accounts', 'approvals'];

export const AskDialog = ({ application, onClose }: ApplicationDialogProps) => {
  const data = useConsoleData();
  const { id, version } = application;
  const ask = useDeed({
    run: (text: string, key) => data.askApplicant(id, { version, text }, key),
    reload: RELOAD,
    done: () => 'The applicant is asked by mail.',
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Ask the applicant"
      confirm="Ask"
      isBusy={ask.isBusy}
      error={ask.error}
      onSubmit={(fields) => ask.start(textOf(fields, 'text'))}
      onClose={onClose}
    >
      <WordsField label="What do you need to know?" />
    </FormDialog>
  );
};

export const RefuseDialog = ({ application, onClose }: ApplicationDialogProps) => {
  const data = useConsoleData();
  const { id, version } = application;
  const refuse = useDeed({
    run: (text: string, key) => data.refuseApplication(id, { version, text }, key),
    reload: RELOAD,
    done: () => 'Refused. The applicant reads why.',
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Refuse this application"
      confirm="Refuse"
      isDangerous
      isBusy={refuse.isBusy}
      error={refuse.error}
      onSubmit={(fields) => refuse.start(textOf(fields, 'text'))}
      onClose={onClose}
    >
      <WordsField label="Why? The applicant reads it." />
    </FormDialog>
  );
};

/** Prices of its own and tax exemption wait for a second admin; the dialog says so before the button does it. */
export const ApproveDialog = ({ application, onClose }: ApplicationDialogProps) => {
  const data = useConsoleData();
  const { id, version, type, companyName } = application;
  const propose = useDeed({
    run: (fields: FormData, key) => data.proposeGrant(id, { version, ...termsOf(fields) }, key),
    reload: RELOAD,
    done: ({ state }) => (state === 'approved' ? 'Approved.' : 'A second admin is asked.'),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Approve ${type}`}
      confirm="Approve"
      isBusy={propose.isBusy}
      error={propose.error}
      onSubmit={propose.start}
      onClose={onClose}
    >
      <p className={styles.waits}>
        Prices other than retail and tax exemption count once a second admin has agreed.
      </p>
      <TermsFields type={type} companyName={companyName} />
    </FormDialog>
  );
};
