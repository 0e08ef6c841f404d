import { formatMoney } from '@simpletread/domain';

import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { TextInput } from '../../../shell/form/index.js';
import { useReturnCalls } from '../return-calls.js';
import { RELOAD, type StepProps } from './return-step.js';

const BLANK = { note: '' };

/** Refunds the accepted tires by tender, with the amount in the button; above one's limit, a second person approves it. */
export const SettleDialog = ({ record, onClose }: StepProps) => {
  const { settleReturn } = useReturnCalls();
  const { money, version, needsApproval } = record;
  const amount = formatMoney(money.refundInCents);
  const isRefund = money.refundInCents > 0;
  const accepted = record.lines.reduce((sum, line) => sum + line.accepted, 0);
  const action = useStaffAction({
    run: ({ note }: typeof BLANK, key) =>
      settleReturn(record.id, { version, expectedRefundInCents: money.refundInCents, note }, key),
    reload: RELOAD,
    done: ({ state, returnNumber }) =>
      state === 'awaitingApproval'
        ? `${returnNumber} is waiting for a second person’s approval.`
        : isRefund
          ? `${returnNumber}: ${amount} goes back.`
          : `${returnNumber} is closed without a refund.`,
    onDone: onClose,
  });
  const ask = needsApproval ? `Request approval of ${amount}` : `Refund ${amount}`;
  return (
    <FormDialog
      title={`${isRefund ? 'Refund' : 'Close'} ${record.returnNumber}`}
      confirm={isRefund ? ask : 'Close without a refund'}
      isBrand={isRefund}
      isBusy={action.isBusy}
      error={action.error}
      values={BLANK}
      onSubmit={(form) => action.submit(form)}
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
      <TextInput
        source="note"
        label={accepted === 0 ? 'Reason, as the buyer reads it' : 'Internal note (optional)'}
        isRequired={accepted === 0}
        rows={3}
        maxLength={300}
        isFirst
      />
    </FormDialog>
  );
};
