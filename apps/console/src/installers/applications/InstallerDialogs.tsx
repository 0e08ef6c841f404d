import { cents, formatMoney, INSTALLER_PAID_WITHIN_HOURS, PAY_PER_TIRE } from '@simpletread/domain';
import { useState } from 'react';

import styles from '../../shell/dialog/Choice.module.css';
import { DialogField, FormDialog, textOf, useDeed, WordsDialog } from '../../shell/dialog/index.js';
import type { WholeInstaller } from './installer-face.js';
import { useInstallerCalls } from './installer-calls.js';

export interface InstallerDialogProps {
  readonly application: WholeInstaller;
  readonly onClose: () => void;
}

const RELOAD = ['installer-applications', 'shops', 'history'];
const PAY = `${formatMoney(PAY_PER_TIRE.least)} to ${formatMoney(PAY_PER_TIRE.most)}`;

export const AskDialog = ({ application: { id, version }, onClose }: InstallerDialogProps) => {
  const data = useInstallerCalls();
  return (
    <WordsDialog
      title="Ask the applicant"
      confirm="Ask"
      label="What do you need to know?"
      run={(text, key) => data.askInstaller(id, { version, text }, key)}
      reload={RELOAD}
      done="The applicant is asked by mail."
      onClose={onClose}
    />
  );
};

export const NoteDialog = ({ application: { id }, onClose }: InstallerDialogProps) => {
  const data = useInstallerCalls();
  return (
    <WordsDialog
      title="Add a note"
      confirm="Save note"
      label="Only staff read it."
      run={(text, key) => data.noteOnInstaller(id, text, key)}
      reload={RELOAD}
      done="Noted, for staff only."
      onClose={onClose}
    />
  );
};

export const DeclineDialog = ({ application: { id, version, details }, onClose }: InstallerDialogProps) => {
  const data = useInstallerCalls();
  return (
    <WordsDialog
      title={`Decline ${details.company}`}
      confirm="Decline"
      label="Why? The applicant reads it."
      isDangerous
      run={(text, key) => data.declineInstaller(id, { version, text }, key)}
      reload={RELOAD}
      done="Declined. The applicant reads why."
      onClose={onClose}
    />
  );
};

/** Whole cents of dollars that somebody typed; zero, which is no pay, for anything else. */
const centsOf = (dollars: string): number =>
  /^\d{1,3}(\.\d{1,2})?$/.test(dollars) ? Math.round(Number(dollars) * 100) : 0;

/** What the shop is paid is on the button; saying it is what approves. */
export const ApproveDialog = ({ application: { id, version, details }, onClose }: InstallerDialogProps) => {
  const data = useInstallerCalls();
  const [pay, setPay] = useState('18.50');
  const approve = useDeed({
    run: (payPerTireInCents: number, key) => data.approveInstaller(id, { version, payPerTireInCents }, key),
    reload: RELOAD,
    done: ({ enrolment }) => `Approved: shop ${enrolment?.shopCode ?? ''}. Shoppers can choose it now.`,
    onDone: onClose,
  });
  const isPay = centsOf(pay) > 0;
  return (
    <FormDialog
      title={`Approve ${details.company}`}
      confirm={isPay ? `Approve at ${formatMoney(cents(centsOf(pay)))} a tire` : 'Approve'}
      isBusy={approve.isBusy}
      error={approve.error}
      onSubmit={(fields) => approve.start(centsOf(textOf(fields, 'pay')))}
      onClose={onClose}
    >
      <p className={styles.waits}>
        From then on shoppers around {details.zip} can choose the shop, with these hours and services. It
        stands on the map in the middle of its ZIP code.
      </p>
      <div onInput={(event) => setPay((event.target as HTMLInputElement).value)}>
        <DialogField
          name="pay"
          label="Pay per tire, in dollars"
          hint={`${PAY}, paid within ${INSTALLER_PAID_WITHIN_HOURS} hours. It is also what shoppers pay for the installation.`}
          type="number"
          initial={pay}
          isFirst
        />
      </div>
    </FormDialog>
  );
};
