import {
  approveInstaller,
  askInstaller,
  declineInstaller,
  noteOnInstallerApplication,
} from '@simpletread/contract';
import { cents, formatMoney, INSTALLER_PAID_WITHIN_HOURS, PAY_PER_TIRE } from '@simpletread/domain';
import { useWatch } from 'react-hook-form';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog, TextDialog } from '../../shell/dialog/index.js';
import type { WholeInstaller } from './installer-face.js';
import { useInstallerCalls } from './installer-calls.js';
import type { BodyOf } from '../../shell/api/index.js';
import { formContract, TextInput } from '../../shell/form/index.js';

export interface InstallerDialogProps {
  readonly application: WholeInstaller;
  readonly onClose: () => void;
}

const RELOAD = ['installer-applications', 'shops', 'history'];
const PAY = `${formatMoney(PAY_PER_TIRE.least)} to ${formatMoney(PAY_PER_TIRE.most)}`;

export const AskDialog = ({ application: { id, version }, onClose }: InstallerDialogProps) => {
  const data = useInstallerCalls();
  return (
    <TextDialog
      title="Ask the applicant"
      confirm="Send question"
      label="What do you need to know?"
      schema={askInstaller.body}
      bodyOf={(text) => ({ version, text })}
      run={(body, key) => data.askInstaller(id, body, key)}
      reload={RELOAD}
      done="The applicant gets an email."
      onClose={onClose}
    />
  );
};

export const NoteDialog = ({ application: { id }, onClose }: InstallerDialogProps) => {
  const data = useInstallerCalls();
  return (
    <TextDialog
      title="Add a note"
      confirm="Save note"
      label="Note (staff only)"
      schema={noteOnInstallerApplication.body}
      bodyOf={(text) => ({ text })}
      run={(body, key) => data.noteOnInstaller(id, body, key)}
      reload={RELOAD}
      done="Note saved. Only staff can see it."
      onClose={onClose}
    />
  );
};

export const DeclineDialog = ({ application: { id, version, details }, onClose }: InstallerDialogProps) => {
  const data = useInstallerCalls();
  return (
    <TextDialog
      title={`Decline ${details.company}`}
      confirm="Decline"
      label="Reason (sent to the applicant)"
      isDangerous
      schema={declineInstaller.body}
      bodyOf={(text) => ({ version, text })}
      run={(body, key) => data.declineInstaller(id, body, key)}
      reload={RELOAD}
      done="Declined. The applicant gets your reason."
      onClose={onClose}
    />
  );
};

interface Pay {
  readonly pay: string;
}

/** Typed dollars in whole cents. Zero, an invalid pay, for anything else. */
const centsOf = (dollars: string): number =>
  /^\d{1,3}(\.\d{1,2})?$/.test(dollars) ? Math.round(Number(dollars) * 100) : 0;

type Approval = BodyOf<typeof approveInstaller>;

/** Checks what a shop is paid. */
const payContract = (version: number) =>
  formContract<Pay, Approval>({
    schema: approveInstaller.body,
    inputOf: ({ pay }) => ({ version, payPerTireInCents: centsOf(pay) }),
    fieldOf: () => 'pay',
  });

const Approve = () => {
  const pay = useWatch<Pay>({ name: 'pay' });
  return <>{centsOf(pay) > 0 ? `Approve for ${formatMoney(cents(centsOf(pay)))} per tire` : 'Approve'}</>;
};

/** Approves a shop. The button says what it is paid. */
export const ApproveDialog = ({ application: { id, version, details }, onClose }: InstallerDialogProps) => {
  const data = useInstallerCalls();
  const approve = useStaffAction({
    run: (body: Approval, key) => data.approveInstaller(id, body, key),
    intentOf: ({ payPerTireInCents }) => payPerTireInCents,
    reload: RELOAD,
    done: ({ enrolment }) => `Approved: shop ${enrolment?.shopCode ?? ''}. Shoppers can choose it now.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Approve ${details.company}`}
      confirm={<Approve />}
      isBusy={approve.isBusy}
      error={approve.error}
      values={{ pay: '18.50' }}
      contract={payContract(version)}
      onSubmit={approve.submit}
      onClose={onClose}
    >
      <p>
        Once approved, shoppers near {details.zip} can choose the shop with these hours and services. The map
        shows it at the center of its ZIP code.
      </p>
      <TextInput
        source="pay"
        label="Pay per tire ($)"
        hint={`${PAY}, paid within ${INSTALLER_PAID_WITHIN_HOURS} hours. Shoppers pay the same amount for installation.`}
        type="number"
        step="0.01"
        min={0}
        isRequired
        isFirst
      />
    </FormDialog>
  );
};
