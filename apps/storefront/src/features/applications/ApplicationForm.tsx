'use client';

import { APPLICABLE_TYPES, type ApplicableType } from '@simpletread/domain';
import { Banner, Button, SelectField, TextField } from '@simpletread/ui';
import { useKeptForm } from '../checkout/use-kept-form';
import { QUIET } from '../standing/change-answer';
import styles from '../standing/Standing.module.css';
import { TYPE_WORDS } from './application-words';
import { sendApplication } from './application-actions';
import { DocumentsField } from './DocumentsField';

const OPTIONS = APPLICABLE_TYPES.map((type) => ({ value: type, label: TYPE_WORDS[type] }));

/** Company, what it does, and papers that show it. */
export const ApplicationForm = ({ type }: { readonly type: ApplicableType | null }) => {
  const { state, isPending, form, attributes } = useKeptForm(sendApplication, QUIET);
  const { problem, fields } = state;
  return (
    <form {...attributes} ref={form} className={styles.form}>
      {problem !== null && (
        <Banner tone="bad" isLive>
          {problem}
        </Banner>
      )}
      <SelectField
        label="Kind of account"
        name="type"
        defaultValue={type ?? ''}
        placeholder="Choose one"
        options={OPTIONS}
        error={fields['type'] === undefined ? undefined : 'Please choose the kind of account you need'}
        isRequired
      />
      <TextField
        label="Company"
        name="companyName"
        maxLength={80}
        autoComplete="organization"
        error={fields['companyName']}
        isRequired
      />
      <TextField
        label="What your company does"
        name="about"
        hint="How many vehicles or tires a year, and where"
        maxLength={2000}
        error={fields['about']}
        isMultiline
        isRequired
      />
      <DocumentsField label="Documents" error={fields['documents']} isRequired />
      <Button type="submit" variant="cta" size="l" isLoading={isPending}>
        Send application
      </Button>
    </form>
  );
};
