'use client';

import { Banner, Button, TextField } from '@simpletread/ui';
import { QUIET, standingStyles as styles, useKeptForm } from '../../shell/form';
import { answerQuestion } from './installer-actions';

/** Answers a question from staff. */
export const InstallerAnswerForm = ({ id, sendKey }: { readonly id: string; readonly sendKey: string }) => {
  const { state, isPending, form, attributes } = useKeptForm(answerQuestion, QUIET);
  const { problem, fields } = state;
  return (
    <form {...attributes} ref={form} className={styles.form}>
      {problem !== null && (
        <Banner tone="bad" isLive>
          {problem}
        </Banner>
      )}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="sendKey" value={sendKey} />
      <TextField
        label="Your answer"
        name="text"
        maxLength={2000}
        error={fields['text']}
        isMultiline
        isRequired
      />
      <Button type="submit" variant="cta" isLoading={isPending}>
        Send answer
      </Button>
    </form>
  );
};
