import { type AdminReview, replyToReview } from '@simpletread/contract';
import { replySignature, type ReplyVoice } from '@simpletread/domain';

import { TextDialog } from '../../shell/dialog/index.js';
import { RELOAD, useReviewCalls } from './review-calls.js';

interface ReplyDialogProps {
  readonly record: AdminReview;
  readonly voice: ReplyVoice;
  readonly onClose: () => void;
}

/** Writes the reply of the shop or the brand, or edits it. */
export const ReplyDialog = ({ record, voice, onClose }: ReplyDialogProps) => {
  const calls = useReviewCalls();
  const by = replySignature(voice, record.brandName ?? '');
  const known = record.replies.find((reply) => reply.voice === voice);
  return (
    <TextDialog
      title={known === undefined ? `Reply as ${by}` : `Edit the reply from ${by}`}
      confirm={known === undefined ? 'Publish reply' : 'Save reply'}
      label="Reply, shown to everyone"
      text={known?.text ?? ''}
      done={known === undefined ? 'Published. The shop shows the reply below the review.' : 'Reply saved.'}
      schema={replyToReview.body}
      bodyOf={(text) => ({ version: record.version, text })}
      run={(body, key) => calls.replyToReview(record.id, voice, body, key)}
      reload={RELOAD}
      onClose={onClose}
    />
  );
};
