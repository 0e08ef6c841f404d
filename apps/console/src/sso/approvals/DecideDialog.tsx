import { type Approval, decideApproval, faultMessage } from '@simpletread/contract';

import styles from '../../shell/dialog/Dialog.module.css';
import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { useApprovalCalls } from './approval-calls.js';
import type { BodyOf } from '../../shell/api/index.js';
import { type FieldErrors, formContract, TextInput } from '../../shell/form/index.js';

interface DecideDialogProps {
  readonly approval: Approval;
  readonly decision: 'approve' | 'refuse';
  readonly onClose: () => void;
}

type Decision = BodyOf<typeof decideApproval>;

/** Checks a decision: who declines gives a reason. */
const contractOf = (decision: DecideDialogProps['decision']) =>
  formContract<{ readonly note: string }, Decision>({
    schema: decideApproval.body,
    inputOf: ({ note }) => ({ decision, ...(note === '' ? {} : { note }) }),
    check: ({ note }): FieldErrors =>
      decision === 'refuse' && note === ''
        ? { note: faultMessage({ code: 'approval.reasonRequired', data: {} }) }
        : {},
  });

/** The second person's decision, with its effect above the button. */
export const DecideDialog = ({ approval, decision, onClose }: DecideDialogProps) => {
  const data = useApprovalCalls();
  const isApproval = decision === 'approve';
  const decide = useStaffAction({
    run: (body: Decision, key) => data.decideApproval(approval.id, body, key),
    reload: [
      'approvals',
      'orders',
      'staff',
      'roles',
      'accounts',
      'account-applications',
      'employers',
      'dashboard',
    ],
    done: () => (isApproval ? 'Approved and carried out.' : 'Declined.'),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={isApproval ? approval.summary : `Decline: ${approval.summary}`}
      confirm={isApproval ? 'Approve' : 'Decline'}
      isDangerous={!isApproval}
      isBusy={decide.isBusy}
      error={decide.error}
      values={{ note: '' }}
      contract={contractOf(decision)}
      onSubmit={decide.submit}
      onClose={onClose}
    >
      {isApproval && (
        <ul className={styles.effects} aria-label="What happens next">
          {approval.effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
      <TextInput
        source="note"
        label={isApproval ? 'Note' : 'Reason'}
        hint={`Visible to ${approval.requestedBy.name}.`}
        isRequired={!isApproval}
        isFirst
      />
    </FormDialog>
  );
};
