'use client';

import { Banner, Button, TextField } from '@simpletread/ui';
import { QUIET, standingStyles as styles, useKeptForm } from '../../shell/form';
import { sendAnswer } from './application-actions';
import { DocumentsField } from './DocumentsField';

/** Answers a question from staff. */
export const AnswerForm = ({ id }: { readonly id: string }) => {
  const { state, isPending, form, attributes } = useKeptForm(sendAnswer, QUIET);
  const { problem, fields } = state;
  return (
    <form {...attributes} ref={form} className={styles.form} noValidate>
      {problem !== null && (
        <Banner tone="bad" isLive>
          {problem}
        </Banner>
      )}
      <input type="hidden" name="id" value={id} />
      <TextField
        label="Your answer"
        name="text"
        maxLength={2000}
        error={fields['text']}
        isMultiline
        isRequired
      />
      <DocumentsField label="Further documents" error={fields['documents']} />
      <Button type="submit" variant="cta" isLoading={isPending}>
        Send answer
      </Button>
    </form>
  );
};
