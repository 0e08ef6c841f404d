import { askApplicant, proposeGrant, refuseApplication } from '@simpletread/contract';

import { type Terms, TERMS_CHECK, TermsFields, termsInput, usualTerms } from '../grants/TermsFields.js';
import { useStaffAction } from '../../../shell/action/index.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { FormDialog, TextDialog } from '../../../shell/dialog/index.js';
import { formContract } from '../../../shell/form/index.js';
import type { WholeApplication } from './application-face.js';
import { useApplicationCalls } from './application-calls.js';

export interface ApplicationDialogProps {
  readonly application: WholeApplication;
  readonly onClose: () => void;
}

const RELOAD = ['account-applications', 'accounts', 'approvals'];

export const AskDialog = ({ application: { id, version }, onClose }: ApplicationDialogProps) => {
  const data = useApplicationCalls();
  return (
    <TextDialog
      title="Ask the applicant"
      confirm="Send question"
      label="What do you need to know?"
      schema={askApplicant.body}
      bodyOf={(text) => ({ version, text })}
      run={(body, key) => data.askApplicant(id, body, key)}
      reload={RELOAD}
      done="The applicant gets an email."
      onClose={onClose}
    />
  );
};

export const RefuseDialog = ({ application: { id, version }, onClose }: ApplicationDialogProps) => {
  const data = useApplicationCalls();
  return (
    <TextDialog
      title="Decline this application"
      confirm="Decline"
      label="Reason (sent to the applicant)"
      isDangerous
      schema={refuseApplication.body}
      bodyOf={(text) => ({ version, text })}
      run={(body, key) => data.refuseApplication(id, body, key)}
      reload={RELOAD}
      done="Declined. The applicant gets your reason."
      onClose={onClose}
    />
  );
};

type GrantBody = BodyOf<typeof proposeGrant>;

/** Checks the terms that are proposed for an application of this version. */
const grantContract = (version: number) =>
  formContract<Terms, GrantBody>({
    schema: proposeGrant.body,
    inputOf: (terms) => ({ version, ...termsInput(terms) }),
    ...TERMS_CHECK,
  });

/** Special prices and tax exemption need a second admin's approval. The dialog says so in advance. */
export const ApproveDialog = ({ application, onClose }: ApplicationDialogProps) => {
  const data = useApplicationCalls();
  const { id, version, type, companyName } = application;
  const propose = useStaffAction({
    run: (body: GrantBody, key) => data.proposeGrant(id, body, key),
    reload: RELOAD,
    done: ({ state }) => (state === 'approved' ? 'Approved.' : 'Sent to a second admin for approval.'),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Approve ${type}`}
      confirm="Approve"
      isBusy={propose.isBusy}
      error={propose.error}
      values={usualTerms(type, companyName)}
      contract={grantContract(version)}
      onSubmit={propose.submit}
      onClose={onClose}
    >
      <p>Prices other than retail, and tax exemption, apply once a second admin approves.</p>
      <TermsFields />
    </FormDialog>
  );
};
