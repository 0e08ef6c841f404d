import { loseSalesRequest } from '@simpletread/contract';
import { LOST_REASONS, type LostReason, lostReasonLabel } from '@simpletread/domain';

import { useStaffAction } from '../../shell/action/index.js';
import type { BodyOf } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, RadioInput } from '../../shell/form/index.js';
import { REQUEST_READS, useRequestCalls } from './request-calls.js';
import { nameText } from './request-text.js';
import type { RequestDialogProps } from './StepDialog.js';

type Body = BodyOf<typeof loseSalesRequest>;

interface Loss {
  readonly reason: LostReason;
}

/** Closes a request as lost, with the reason that the figures count. */
export const LoseDialog = ({ record, onClose }: RequestDialogProps) => {
  const calls = useRequestCalls();
  const lose = useStaffAction({
    run: (body: Body, key) => calls.loseSalesRequest(record.id, body, key),
    reload: REQUEST_READS,
    done: ({ requestNumber }) => `${requestNumber} is lost. You can reopen it.`,
    onDone: onClose,
  });
  const contract = formContract<Loss & Record<string, unknown>, Body>({
    schema: loseSalesRequest.body,
    inputOf: ({ reason }) => ({ version: record.version, reason }),
  });
  return (
    <FormDialog<Loss, Body>
      title={`Close ${nameText(record)} as lost`}
      confirm="Mark as lost"
      isDangerous
      isBusy={lose.isBusy}
      error={lose.error}
      values={{ reason: 'price' }}
      contract={contract}
      onSubmit={lose.submit}
      onClose={onClose}
    >
      <RadioInput<LostReason>
        source="reason"
        legend="Reason"
        options={LOST_REASONS.map((reason) => [reason, lostReasonLabel(reason)] as const)}
      />
    </FormDialog>
  );
};
