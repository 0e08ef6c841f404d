import { faultMessage, settleReturn } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';

import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { type FieldErrors, formContract, TextInput } from '../../../shell/form/index.js';
import { useReturnCalls } from '../return-calls.js';
import { RELOAD, type StepProps } from './return-step.js';

const BLANK = { note: '' };

type Settlement = BodyOf<typeof settleReturn>;

const acceptedOf = ({ lines }: StepProps['record']): number =>
  lines.reduce((sum, line) => sum + line.accepted, 0);

/** Checks what a return is closed with: a buyer whose tires were not accepted reads why. */
const contractOf = (record: StepProps['record']) =>
  formContract<typeof BLANK, Settlement>({
    schema: settleReturn.body,
    inputOf: ({ note }) => ({
      version: record.version,
      expectedRefundInCents: record.money.refundInCents,
      note,
    }),
    check: ({ note }): FieldErrors =>
      acceptedOf(record) === 0 && note === ''
        ? { note: faultMessage({ code: 'return.reasonRequired', data: {} }) }
        : {},
  });

/** Refunds the accepted tires by tender, with the amount in the button; above one's limit, a second person approves it. */
export const SettleDialog = ({ record, onClose }: StepProps) => {
  const data = useReturnCalls();
  const { money, needsApproval } = record;
  const amount = formatMoney(money.refundInCents);
  const isRefund = money.refundInCents > 0;
  const accepted = acceptedOf(record);
  const action = useStaffAction({
    run: (body: Settlement, key) => data.settleReturn(record.id, body, key),
    intentOf: ({ note }) => note,
    reload: RELOAD,
    done: ({ state, returnNumber }) =>
      state === 'awaitingApproval'
        ? `${returnNumber} is waiting for a second person’s approval.`
        : isRefund
          ? `${returnNumber}: ${amount} is being refunded.`
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
      contract={contractOf(record)}
      onSubmit={action.submit}
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
        label={accepted === 0 ? 'Reason for the buyer' : 'Internal note (optional)'}
        isRequired={accepted === 0}
        rows={3}
        maxLength={300}
        isFirst
      />
    </FormDialog>
  );
};
