import type { AdminReview } from '@simpletread/contract';

import { HistoryPanel } from '../../shell/audit/index.js';
import { Pairs, Panel, RecordPage, StateChip } from '../../shell/detail/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import { dayTimeText, useMinute } from '../../shell/time/index.js';
import { REVIEW_FACES } from './review-face.js';
import { aboutReview } from './review-words.js';
import { RepliesPanel } from './RepliesPanel.js';
import { ReviewCard } from './ReviewCard.js';
import styles from './Reviews.module.css';

const REFRESH_MS = 30_000;

const Desk = ({ record }: { readonly record: AdminReview }) => {
  const now = useMinute();
  const { state, authorName, email, submittedAt, decidedAt, decidedBy } = record;
  return (
    <>
      <PageHeader
        title={`Review by ${authorName}`}
        marks={<StateChip face={REVIEW_FACES[state]} />}
        note={aboutReview(record)}
      />
      <div className={styles.cards}>
        <ReviewCard record={record} isSelected />
        <Panel title="Writer and decision">
          <Pairs
            pairs={[
              ['Email', email],
              ['Sent', `${dayTimeText(submittedAt, now)} ET`],
              ['Would buy again', record.wouldBuyAgain ? 'Yes' : 'No'],
              ...(decidedAt === null
                ? []
                : [
                    ['Decided', `${dayTimeText(decidedAt, now)} ET by ${decidedBy ?? 'the system'}`] as const,
                  ]),
            ]}
          />
        </Panel>
        <RepliesPanel record={record} />
        <HistoryPanel type="review" id={record.id} seen={record.version} />
      </div>
    </>
  );
};

/** One review: its text, evidence, order and decisions, and its history. */
export const ReviewPage = () => (
  <RecordPage<AdminReview> resource="reviews" refreshMs={REFRESH_MS}>
    {(record) => <Desk key={record.id} record={record} />}
  </RecordPage>
);
