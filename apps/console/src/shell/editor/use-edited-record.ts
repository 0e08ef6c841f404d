import { useRef, useState } from 'react';

import { isSameForm, useSave } from '../form/index.js';
import type { EditorProps } from './EditorForm.js';

export interface EditedRecordOptions<Row, Form, Input> {
  /** As the server has it now. */
  readonly record: Row;
  readonly formOf: (record: Row) => Form;
  /** Saves it from the version that the edits began from. */
  readonly change: (version: number, input: Input, idempotencyKey: string) => Promise<Row>;
  /** The resource that lists it. */
  readonly resource: string;
  /** What else shows it, by the first part of its key. */
  readonly shownIn?: readonly string[];
  /** What is said once it is saved. */
  readonly done?: string;
}

interface EditedRecord<Form, Input> {
  readonly editor: Omit<EditorProps<Form, Input>, 'isReadOnly'>;
  /** Whether edits are not saved, or saved and not read anew. */
  readonly isDirty: boolean;
  readonly setForm: (form: Form) => void;
  /** Somebody else saved it under edits that are not saved. */
  readonly isStale: boolean;
  readonly load: () => void;
  readonly keep: () => void;
}

/** Edits of a record: they begin from one version of it, are saved on that, and outlive what others save meanwhile. */
export const useEditedRecord = <Row extends { readonly version: number }, Form, Input>({
  record,
  formOf,
  change,
  resource,
  shownIn = [],
  done = 'Saved.',
}: EditedRecordOptions<Row, Form, Input>): EditedRecord<Form, Input> => {
  // What the edits began from; the record itself may move on under them.
  const [base, setBase] = useState(record);
  const [form, setForm] = useState(() => formOf(record));
  const isDirty = !isSameForm(form, formOf(base));
  const isStale = record.version > base.version;
  const load = (saved: Row): void => {
    setBase(saved);
    setForm(formOf(saved));
  };
  const sent = useRef(form);
  const save = useSave({
    run: (input: Input, key) => change(base.version, input, key),
    reload: [resource, 'history', ...shownIn],
    done,
    onDone: (saved) => {
      setBase(saved);
      // What was written while it was being saved is not saved yet.
      setForm((now) => (isSameForm(now, sent.current) ? formOf(saved) : now));
    },
  });
  if (isStale && !isDirty && !save.isBusy) load(record);
  return {
    editor: {
      form,
      onChange: (changed) => {
        save.forget();
        setForm(changed);
      },
      isDirty,
      isBusy: save.isBusy,
      refused: save.errors,
      problem: save.error?.message ?? null,
      save: 'Save',
      onSave: (input) => {
        sent.current = form;
        save.start(input);
      },
      onDiscard: () => {
        save.forget();
        load(record);
      },
    },
    // Until it is read anew, the record around them is the one before.
    isDirty: isDirty || save.isBusy,
    setForm,
    isStale: isStale && isDirty && !save.isBusy,
    load: () => load(record),
    keep: () => setBase(record),
  };
};
