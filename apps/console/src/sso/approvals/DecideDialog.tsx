import type { Approval } from '@simpletread/contract';

import styles from '../../shell/dialog/Dialog.module.css';
import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { useApprovalCalls } from './approval-calls.js';
import { TextInput } from '../../shell/form/index.js';

interface DecideDialogProps {
  readonly approval: Approval;
  readonly decision: 'approve' | 'refuse';
  readonly onClose: () => void;
}

/** The second person's decision, with its effect above the button. */
export const DecideDialog = ({ approval, decision, onClose }: DecideDialogProps) => {
  const data = useApprovalCalls();
  const isApproval = decision === 'approve';
  const decide = useStaffAction({
    run: (note: string, key) =>
      data.decideApproval(approval.id, { decision, ...(note === '' ? {} : { note }) }, key),
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
      onSubmit={({ note }) => decide.submit(note)}
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
