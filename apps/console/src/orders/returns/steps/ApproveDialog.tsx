import { formatMoney } from '@simpletread/domain';

import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { countText } from '../count-text.js';
import { useReturnCalls } from '../return-calls.js';
import { RELOAD, type StepProps } from './return-step.js';

/** Approves a return: the buyer gets the labels. */
export const ApproveDialog = ({ record, onClose }: StepProps) => {
  const { approveReturn } = useReturnCalls();
  const action = useStaffAction({
    run: (version: number, key) => approveReturn(record.id, { version }, key),
    reload: RELOAD,
    done: ({ returnNumber }) => `${returnNumber} is approved. The buyer gets the labels.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Approve ${record.returnNumber}`}
      confirm="Approve and send labels"
      isBrand
      isBusy={action.isBusy}
      error={action.error}
      onSubmit={() => action.submit(record.version)}
      onClose={onClose}
    >
      <p>
        {record.customerName} gets labels for {countText(record.tireCount, 'tire')}. We refund{' '}
        {formatMoney(record.money.refundInCents)} within 48 hours after all of them arrive unused.
      </p>
    </FormDialog>
  );
};
