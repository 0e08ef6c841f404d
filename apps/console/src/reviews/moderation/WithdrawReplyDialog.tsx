import type { AdminReview } from '@simpletread/contract';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { RELOAD, useReviewCalls } from './review-calls.js';

interface WithdrawReplyDialogProps {
  readonly record: AdminReview;
  readonly reply: AdminReview['replies'][number];
  readonly onClose: () => void;
}

/** Withdraws a reply, once confirmed. */
export const WithdrawReplyDialog = ({ record, reply, onClose }: WithdrawReplyDialogProps) => {
  const calls = useReviewCalls();
  const action = useStaffAction({
    run: (version: number, key) => calls.withdrawReply(record.id, reply.voice, { version }, key),
    reload: RELOAD,
    done: () => 'Withdrawn. The shop no longer shows the reply.',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Withdraw the reply from ${reply.by}`}
      confirm="Withdraw reply"
      isDangerous
      isBusy={action.isBusy}
      error={action.error}
      onSubmit={() => action.submit(record.version)}
      onClose={onClose}
    >
      <p>The shop stops showing it at once. The history keeps its text.</p>
    </FormDialog>
  );
};
