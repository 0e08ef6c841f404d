import type { AdminReview } from '@simpletread/contract';
import { TAKE_BACK_MINUTES } from '@simpletread/domain';

import { PlainTable } from '../../../shell/detail/index.js';
import { csvOf, downloadCsv } from '../../../shell/list/index.js';
import { RunFrame } from '../../../shell/run/index.js';
import {
  type ReviewRun,
  reviewRunCounts,
  reviewRunCsv,
  reviewRunDetail,
  reviewRunResult,
  reviewRunRow,
} from './review-run-row.js';
import { useReviewRun } from './use-review-run.js';

interface ReviewRunDialogProps {
  readonly records: readonly AdminReview[];
  readonly run: ReviewRun;
  readonly onClose: () => void;
}

const reviewsText = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`);

/** Shows what a decision would do to each review, takes it one review after the other, and takes it back. */
export const ReviewRunDialog = ({ records, run, onClose }: ReviewRunDialogProps) => {
  const runs = useReviewRun(
    records.map((record) => reviewRunRow(record, run)),
    run,
  );
  const { rows, phase } = runs;
  const willChange = rows.filter(({ result }) => result === 'waiting').length;
  return (
    <RunFrame
      title={run.reason === null ? 'Publish reviews' : 'Reject reviews'}
      phase={phase}
      summary={
        phase === 'preview'
          ? `${reviewsText(willChange)} will change, ${rows.length - willChange} refused. Nothing has changed yet.`
          : reviewRunCounts(rows)
      }
      warning={`Each writer gets an email right away. You can undo for ${TAKE_BACK_MINUTES} minutes; the writers then get another email.`}
      doneCount={runs.doneCount}
      willChange={phase === 'preview' ? willChange : rows.length}
      countText={reviewsText}
      undoable={runs.undoable}
      unanswered={runs.unanswered}
      onRun={() => void runs.run()}
      onRunAgain={() => void runs.runAgain()}
      onUndo={() => void runs.undo()}
      onStop={runs.stop}
      onDownload={() => downloadCsv('review-run', csvOf(reviewRunCsv(run), rows))}
      onClose={onClose}
    >
      <PlainTable
        label="Reviews of this run"
        rows={rows}
        keyOf={({ record }) => record.id}
        columns={[
          { label: 'Writer', render: ({ record }) => record.authorName },
          { label: 'Summary', render: ({ record }) => record.summary },
          { label: 'Result', render: reviewRunResult },
          { label: 'Details', render: (row) => reviewRunDetail(row, run) },
        ]}
      />
    </RunFrame>
  );
};
