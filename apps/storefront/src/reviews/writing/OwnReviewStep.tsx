'use client';

import { MOST_REVIEW_WORDS } from '@simpletread/domain';
import { Banner, Button, TextField } from '@simpletread/ui';
import { QUIET, useKeptForm } from '../../shell/form';
import { answerQuestion, appealRejection, withdrawOwnReview } from './review-actions';
import styles from './WriteReview.module.css';

const STEPS = {
  answer: { action: answerQuestion, label: 'Your answer', button: 'Send answer', variant: 'cta' },
  appeal: { action: appealRejection, label: 'Why should we post it?', button: 'Send appeal', variant: 'cta' },
  withdraw: { action: withdrawOwnReview, label: null, button: 'Withdraw review', variant: 'ghost' },
} as const;

interface OwnReviewStepProps {
  readonly step: keyof typeof STEPS;
  readonly token: string;
  readonly formKey: string;
}

/** A step that a writer can take with a review. */
export const OwnReviewStep = ({ step, token, formKey }: OwnReviewStepProps) => {
  const { action, label, button, variant } = STEPS[step];
  const { state, isPending, form, attributes } = useKeptForm(action, QUIET);
  return (
    <form {...attributes} ref={form} className={styles.cards}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="key" value={`${step} ${formKey}`} />
      {label !== null && (
        <TextField
          isMultiline
          label={label}
          name="text"
          maxLength={MOST_REVIEW_WORDS}
          error={state.fields['text']}
        />
      )}
      {state.problem !== null && (
        <Banner tone="bad" isLive>
          {state.problem}
        </Banner>
      )}
      <span>
        <Button type="submit" variant={variant} isLoading={isPending}>
          {button}
        </Button>
      </span>
    </form>
  );
};
