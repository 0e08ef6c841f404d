import { askReviewWriter } from '@simpletread/contract';

import { TextDialog } from '../../shell/dialog/index.js';
import type { DecisionProps } from './decision-props.js';
import { RELOAD, useReviewCalls } from './review-calls.js';

/** Asks the writer: the review waits for the answer. */
export const AskDialog = ({ record, onClose }: DecisionProps) => {
  const calls = useReviewCalls();
  return (
    <TextDialog
      title={`Ask ${record.authorName}`}
      confirm="Send question"
      label="Question for the writer"
      done="Sent. The clock starts again when the writer answers."
      schema={askReviewWriter.body}
      bodyOf={(question) => ({ version: record.version, question })}
      run={(body, key) => calls.askReviewWriter(record.id, body, key)}
      reload={RELOAD}
      onClose={onClose}
    />
  );
};
