import { rejectReview } from '@simpletread/contract';
import { REJECTION_REASONS, type RejectionReason, rejectionLabel } from '@simpletread/domain';

import { useStaffAction } from '../../shell/action/index.js';
import type { BodyOf } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, RadioInput } from '../../shell/form/index.js';
import { RELOAD, useReviewCalls } from './review-calls.js';
import type { DecisionProps } from './decision-props.js';

type Body = BodyOf<typeof rejectReview>;
interface Choice {
  readonly reason: RejectionReason | '';
}

const BLANK: Choice = { reason: '' };
const OPTIONS = REJECTION_REASONS.map((reason) => [reason, rejectionLabel(reason)] as const);

/** Rejects a review for one of the listed reasons; its rating is none. */
export const RejectDialog = ({ record, onClose, onDone }: DecisionProps) => {
  const calls = useReviewCalls();
  const action = useStaffAction({
    run: (body: Body, key) => calls.rejectReview(record.id, body, key),
    reload: RELOAD,
    done: () =>
      record.appeal === null
        ? 'Rejected. The writer was notified and can appeal once.'
        : 'Rejected. The writer was notified and can’t appeal again.',
    onDone,
    intentOf: ({ reason }: Body) => reason,
  });
  const contract = formContract<Choice, Body>({
    schema: rejectReview.body,
    inputOf: ({ reason }) => ({ version: record.version, reason: reason as RejectionReason }),
    check: ({ reason }): Readonly<Record<string, string>> =>
      reason === '' ? { reason: 'Choose a reason.' } : {},
  });
  return (
    <FormDialog
      title={`Reject the review by ${record.authorName}`}
      confirm="Reject review"
      isDangerous
      isBusy={action.isBusy}
      error={action.error}
      values={BLANK}
      contract={contract}
      onSubmit={action.submit}
      onClose={onClose}
    >
      <RadioInput source="reason" legend="Reason, shown to the writer" options={OPTIONS} />
      <p>A low rating is never a reason. The same rules apply to good and bad reviews.</p>
    </FormDialog>
  );
};
