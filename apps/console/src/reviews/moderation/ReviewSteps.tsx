import Button from '@mui/material/Button';
import type { AdminReview } from '@simpletread/contract';
import { useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { useCan } from '../../shell/auth/index.js';
import { Keys, useShortcuts } from '../../shell/shortcuts/index.js';
import { AskDialog } from './AskDialog.js';
import { RejectDialog } from './RejectDialog.js';
import { RELOAD, useReviewCalls } from './review-calls.js';
import { REVIEW_KEYS, REVIEW_STEP_LABELS, type ReviewStepId, reviewSteps } from './review-steps.js';
import styles from './Reviews.module.css';

/** The decisions that a review allows, each with its key. */
export const ReviewSteps = ({ record }: { readonly record: AdminReview }) => {
  const calls = useReviewCalls();
  const can = useCan();
  const [open, setOpen] = useState<'ask' | 'reject' | null>(null);
  const publish = useStaffAction({
    run: (withoutContactData: boolean, key) =>
      calls.publishReview(record.id, { version: record.version, withoutContactData }, key),
    reload: RELOAD,
    done: ({ authorName }) => `Published the review by ${authorName}. The writer was notified.`,
    isAlone: true,
  });
  const steps = can('reviews.moderate') ? reviewSteps(record) : [];
  const take = (step: ReviewStepId): void => {
    if (step === 'ask' || step === 'reject') setOpen(step);
    else publish.start(step === 'clean');
  };
  useShortcuts(
    steps.map((step) => ({
      keys: REVIEW_KEYS[step],
      label: REVIEW_STEP_LABELS[step],
      group: 'Review' as const,
      run: () => take(step),
    })),
  );
  const close = () => setOpen(null);
  if (record.isForColleague)
    return <p className={styles.note}>You rejected this review, so another moderator decides the appeal.</p>;
  return (
    <div className={styles.steps}>
      {steps.map((step, at) => (
        <Button
          key={step}
          variant={at === 0 && step === 'publish' ? 'contained' : 'outlined'}
          color={step === 'reject' ? 'error' : 'primary'}
          disabled={publish.isBusy}
          onClick={() => take(step)}
        >
          {REVIEW_STEP_LABELS[step]} <Keys keys={REVIEW_KEYS[step]} />
        </Button>
      ))}
      {open === 'ask' && <AskDialog record={record} onClose={close} onDone={close} />}
      {open === 'reject' && <RejectDialog record={record} onClose={close} onDone={close} />}
    </div>
  );
};
