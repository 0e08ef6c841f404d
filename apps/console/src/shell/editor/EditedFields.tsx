import { type ReactNode, useEffect, useState } from 'react';
import {
  type FieldValues,
  type Path,
  useFormContext,
  useFormState,
  type UseFormReturn,
} from 'react-hook-form';

import { type Conflict, conflictsOf, editedFields } from '../form/index.js';
import { useEditing } from '../presence/index.js';
import type { Base } from './base.js';
import { ConflictNote, type Subject } from './ConflictNote.js';
import type { Edits } from './edits.js';
import { FormSaveBar } from './FormSaveBar.js';

interface EditedFieldsProps<Row, Values extends FieldValues> {
  readonly record: Row;
  readonly formOf: (record: Row) => Values;
  readonly base: Base<Row, Values>;
  readonly onBase: (base: Base<Row, Values>) => void;
  readonly isReadOnly: boolean;
  readonly words: ReactNode;
  readonly save?: string;
  readonly subject?: Subject | undefined;
  readonly children: (edits: Edits<Values>) => ReactNode;
}

/** Continues from `next`. Text typed since `before` stays, unsaved. */
const goOn = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  before: FieldValues,
  next: Values,
): void => {
  const typed = editedFields(before, form.getValues());
  form.reset(next);
  for (const [path, value] of typed)
    form.setValue(path as Path<Values>, value as never, { shouldDirty: true });
};

/** The conflicts with one version that the user has resolved. */
interface Settled {
  readonly version: number;
  readonly paths: readonly string[];
}

/** The inside of an edit form: it follows the versions of its record. */
export const EditedFields = <Row extends { readonly version: number }, Values extends FieldValues>({
  record,
  formOf,
  base,
  onBase,
  isReadOnly,
  words,
  save = 'Save',
  subject,
  children,
}: EditedFieldsProps<Row, Values>) => {
  const form = useFormContext<Values>();
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState<Values>();
  useEditing(isDirty && !isReadOnly);
  const isStale = record.version > base.record.version && !isSubmitting;
  useEffect(() => {
    goOn(form, base.sent, formOf(base.record));
    // A form that was sent well asks for nothing when it is left; from here on it is a new one.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only a new base resets the form; what `formOf` makes is new at each render.
  }, [base, isSubmitSuccessful]);
  const [settled, setSettled] = useState<Settled>({ version: 0, paths: [] });
  const conflicts = isStale
    ? conflictsOf(formOf(base.record), form.getValues(), formOf(record)).filter(
        ({ path }) => settled.version !== record.version || !settled.paths.includes(path),
      )
    : [];
  const isContested = conflicts.length > 0;
  const settle = ({ path }: Conflict): void =>
    setSettled(({ version, paths }) => ({
      version: record.version,
      paths: [...(version === record.version ? paths : []), path],
    }));
  const takeTheirs = (conflict: Conflict): void => {
    form.setValue(conflict.path as Path<Values>, conflict.theirs as never, { shouldDirty: true });
    settle(conflict);
  };
  const load = (): void => onBase({ record, sent: form.getValues() });
  const merge = (): void => onBase({ record, sent: formOf(base.record) });
  useEffect(() => {
    // Both have edited different fields, or this person none: nothing is lost by going on from their version.
    if (isStale && !isContested) merge();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `merge` is new at each render, and one newer record is merged once.
  }, [isStale, isContested, record]);
  return (
    <>
      {isContested && (
        <ConflictNote
          subject={subject ?? null}
          version={record.version}
          conflicts={conflicts}
          onTheirs={takeTheirs}
          onMine={settle}
          onLoad={load}
          onKeep={merge}
        />
      )}
      {children({
        isDirty: isDirty || isSubmitting,
        setForm: (values) => {
          for (const [path, value] of editedFields(form.getValues(), values))
            form.setValue(path as Path<Values>, value as never, { shouldDirty: true });
        },
      })}
      <FormSaveBar
        words={isContested ? 'Choose above which values to keep.' : words}
        save={save}
        isDirty={isDirty && !isReadOnly}
        isContested={isContested}
        onDiscard={load}
      />
    </>
  );
};
