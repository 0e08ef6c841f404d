'use client';

import { MOST_SATISFACTION_CHARACTERS, type SatisfactionRating } from '@simpletread/domain';
import { Banner, Button, TextField } from '@simpletread/ui';
import { QUIET, useKeptForm } from '../../shell/form';
import { RATING_CHOICES } from './rating-choices';
import { sendSatisfaction } from './satisfaction-actions';
import styles from './Satisfaction.module.css';

interface SatisfactionFormProps {
  readonly token: string;
  /** The rating that was given already; only a comment is missing then. */
  readonly rated: SatisfactionRating | null;
}

/** The question with its answer as a form: programs that look at emails open links, and must not answer. */
export const SatisfactionForm = ({ token, rated }: SatisfactionFormProps) => {
  const { state, isPending, form, attributes } = useKeptForm(sendSatisfaction, QUIET);
  return (
    <form {...attributes} ref={form} className={styles.form}>
      <input type="hidden" name="token" value={token} />
      {rated === null ? (
        <fieldset className={styles.choices}>
          <legend>How was our support?</legend>
          {RATING_CHOICES.map(([rating, label, Icon]) => (
            <label key={rating} className={styles.choice}>
              <input type="radio" name="rating" value={rating} />
              <Icon size={20} aria-hidden="true" />
              {label}
            </label>
          ))}
        </fieldset>
      ) : (
        <input type="hidden" name="rating" value={rated} />
      )}
      <TextField
        isMultiline
        rows={3}
        label="Anything to add?"
        isOptionalShown={rated === null}
        name="comment"
        maxLength={MOST_SATISFACTION_CHARACTERS}
      />
      {state.problem !== null && (
        <Banner tone="bad" isLive>
          {state.problem}
        </Banner>
      )}
      <span>
        <Button type="submit" isLoading={isPending}>
          {rated === null ? 'Send' : 'Add comment'}
        </Button>
      </span>
    </form>
  );
};
