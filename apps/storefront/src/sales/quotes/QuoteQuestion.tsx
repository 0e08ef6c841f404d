'use client';

import { MOST_QUESTION_CHARACTERS } from '@simpletread/domain';
import { Banner, Button, TextField } from '@simpletread/ui';
import { QUIET, useKeptForm } from '../../shell/form';
import { askAboutQuote } from './quote-actions';
import styles from './Quote.module.css';

/** A question back to the author of a quote. */
export const QuoteQuestion = ({ token, madeBy }: { readonly token: string; readonly madeBy: string }) => {
  const { state, isPending, form, attributes } = useKeptForm(askAboutQuote, QUIET);
  if (state.attempt > 0 && state.problem === null)
    return (
      <div role="status">
        <Banner tone="good">{madeBy} has your question and will answer you by email or phone.</Banner>
      </div>
    );
  return (
    <form {...attributes} ref={form} className={styles.question} noValidate>
      <input type="hidden" name="token" value={token} />
      {state.problem !== null && (
        <Banner tone="bad" isLive>
          {state.problem}
        </Banner>
      )}
      <TextField
        name="question"
        label={`A question for ${madeBy}`}
        maxLength={MOST_QUESTION_CHARACTERS}
        isMultiline
        isRequired
      />
      <Button type="submit" variant="ghost" isLoading={isPending}>
        Send question
      </Button>
    </form>
  );
};
