'use client';

import { APPLICABLE_TYPES, type ApplicableType } from '@simpletread/domain';
import { Banner, Button, SelectField, TextField } from '@simpletread/ui';
import { useState } from 'react';
import { standingStyles as styles, useKeptForm } from '../../shell/form';
import { sendApplication } from './application-actions';
import { nothingTyped } from './application-answer';
import { TYPE_WORDS } from './application-words';
import { DocumentsField } from './DocumentsField';
import { PapersWanted } from './PapersWanted';

const OPTIONS = APPLICABLE_TYPES.map((type) => ({ value: type, label: TYPE_WORDS[type] }));

/** The rule's effect on a name [R5.18], explained in advance. */
const COMPANY_HINT = "Letters, digits and ' . , - # / & ( ) : only.";

/** Company, its business, and documents that prove it. */
export const ApplicationForm = ({ type }: { readonly type: ApplicableType | null }) => {
  const { state, isPending, form, attributes } = useKeptForm(sendApplication, nothingTyped(type ?? ''));
  const [chosen, setChosen] = useState(type);
  const { problem, fields, typed, attempt } = state;
  return (
    <form {...attributes} ref={form} className={styles.form} noValidate>
      {problem !== null && (
        <Banner tone="bad" isLive>
          {problem}
        </Banner>
      )}
      <SelectField
        label="Account type"
        name="type"
        defaultValue={typed.type}
        onChange={({ target }) => setChosen(APPLICABLE_TYPES.find((one) => one === target.value) ?? null)}
        placeholder="Choose one"
        options={OPTIONS}
        error={fields['type']}
        isRequired
      />
      <TextField
        label="Company"
        name="companyName"
        defaultValue={typed.companyName}
        maxLength={80}
        autoComplete="organization"
        hint={COMPANY_HINT}
        error={fields['companyName']}
        isRequired
      />
      <TextField
        label="What your company does"
        name="about"
        defaultValue={typed.about}
        hint="How many vehicles or tires a year, and where"
        maxLength={2000}
        error={fields['about']}
        isMultiline
        isRequired
      />
      <PapersWanted types={chosen === null ? APPLICABLE_TYPES : [chosen]} />
      <DocumentsField label="Documents" error={fields['documents']} isRequired />
      {attempt > 0 && (
        <noscript>
          <p className={styles.hint}>
            Please choose your documents again: the browser clears them when the page reloads.
          </p>
        </noscript>
      )}
      <Button type="submit" variant="cta" size="l" isLoading={isPending}>
        Send application
      </Button>
    </form>
  );
};
