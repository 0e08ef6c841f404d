import { formatMoney, ZERO_CENTS } from '@simpletread/domain';

import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { usePriceClaimCalls } from '../price-claim-calls.js';
import { RELOAD, type StepProps } from './claim-step.js';

/** Refunds the difference, with the amount in the button; above one's limit, a second person approves it. */
export const ApproveDialog = ({ record, onClose }: StepProps) => {
  const { approvePriceClaim } = usePriceClaimCalls();
  const { version, needsApproval } = record;
  const expectedRefundInCents = record.money?.refundInCents ?? ZERO_CENTS;
  const amount = formatMoney(expectedRefundInCents);
  const action = useStaffAction({
    run: (_: null, key) => approvePriceClaim(record.id, { version, expectedRefundInCents }, key),
    reload: RELOAD,
    done: ({ state, claimNumber }) =>
      state === 'awaitingApproval'
        ? `${claimNumber} is waiting for a second person’s approval.`
        : `${claimNumber}: ${amount} is being refunded.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Approve ${record.claimNumber}`}
      confirm={needsApproval ? `Request approval of ${amount}` : `Refund ${amount}`}
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
        Compare the offer first: the same tire, new, in stock, for {formatMoney(record.pricePerTireInCents)}.
      </p>
    </FormDialog>
  );
};
