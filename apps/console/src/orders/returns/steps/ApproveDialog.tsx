import { formatMoney } from '@simpletread/domain';

import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { countText } from '../count-text.js';
import { useReturnCalls } from '../return-calls.js';
import { RELOAD, type StepProps } from './return-step.js';

/** Approves a return: the buyer can print the labels. */
export const ApproveDialog = ({ record, onClose }: StepProps) => {
  const { approveReturn } = useReturnCalls();
  const action = useStaffAction({
    run: (version: number, key) => approveReturn(record.id, { version }, key),
    reload: RELOAD,
    done: ({ returnNumber }) => `${returnNumber} is approved. The buyer can print the labels.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Approve ${record.returnNumber}`}
      confirm="Approve return"
      isBrand
      isBusy={action.isBusy}
      error={action.error}
      onSubmit={() => action.submit(record.version)}
      onClose={onClose}
    >
      <p>
        {record.customerName} can print labels for {countText(record.tireCount, 'tire')}. We refund{' '}
        {formatMoney(record.money.refundInCents)} within 48 hours of receipt, if all are accepted.
      </p>
    </FormDialog>
  );
};
