import { formatMoney, isAboutBill } from '@simpletread/domain';

import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { useCoverageClaimCalls } from '../coverage-claim-calls.js';
import { RELOAD, type StepProps } from './claim-step.js';

/** Pays a claim, with the amount in the button; above one's limit, a second person approves it. */
export const ApproveDialog = ({ record, onClose }: StepProps) => {
  const { approveCoverageClaim } = useCoverageClaimCalls();
  const { version, needsApproval, amountInCents: expectedAmountInCents } = record;
  const amount = formatMoney(expectedAmountInCents);
  const action = useStaffAction({
    run: (_: null, key) => approveCoverageClaim(record.id, { version, expectedAmountInCents }, key),
    reload: RELOAD,
    done: ({ state, claimNumber }) =>
      state === 'awaitingApproval'
        ? `${claimNumber} is waiting for a second person’s approval.`
        : `${claimNumber}: a gift card for ${amount} is on its way.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Approve ${record.claimNumber}`}
      confirm={needsApproval ? `Request approval of ${amount}` : `Pay ${amount}`}
      isBrand
      isBusy={action.isBusy}
      error={action.error}
      onSubmit={() => action.submit(null)}
      onClose={onClose}
    >
      {needsApproval && (
        <p>
          This is over your {formatMoney(record.refundLimitInCents)} limit, so a second person must approve
          it.
        </p>
      )}
      <ul>
        {record.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <p>
        {isAboutBill(record.kind) && record.billInCents !== null
          ? `Check the pictures first: they must show a bill of ${formatMoney(record.billInCents)} for this order’s vehicle.`
          : 'Check the pictures first: they must show these tires and road damage that can’t be repaired.'}
      </p>
    </FormDialog>
  );
};
