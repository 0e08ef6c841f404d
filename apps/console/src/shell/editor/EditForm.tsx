import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Form } from 'react-admin';
import type { FieldValues } from 'react-hook-form';

import { decidedAgainst, type FormContract, ReadOnlyContext, refusalOf, type Sent } from '../form/index.js';
import { WarnOnLeave } from '../leave/index.js';
import type { Base } from './base.js';
import type { Subject } from './ConflictNote.js';
import { EditedFields } from './EditedFields.js';
import type { Edits } from './edits.js';

export interface EditFormProps<Row, Values extends FieldValues, Input> {
  /** The record as the server has it now. */
  readonly record: Row;
  readonly formOf: (record: Row) => Values;
  readonly contract: FormContract<Values, Input>;
  /** Saves the edits on the version that they began from; null where this person decided against it. */
  readonly change: (version: number, input: Input) => Promise<Row | null>;
  /** Queries to read again, by the first part of their key. */
  readonly reload: readonly string[];
  readonly isReadOnly: boolean;
  /** Shown beside the button while nothing is wrong. */
  readonly words: ReactNode;
  readonly save?: string;
  readonly className?: string;
  /** The record as the audit names it, to say who saved it in the meantime. */
  readonly subject?: Subject;
  readonly children: (edits: Edits<Values>) => ReactNode;
}

/**
 * Edits one version of a record and saves against that version. A field that a colleague saves meanwhile is updated
 * unless this person has edited it too.
 */
export const EditForm = <Row extends { readonly version: number }, Values extends FieldValues, Input>({
  record,
  formOf,
  contract,
  change,
  reload,
  isReadOnly,
  className,
  ...parts
}: EditFormProps<Row, Values, Input>) => {
  const queryClient = useQueryClient();
  // The form handles new versions itself: for react-admin its initial values never change.
  const [first] = useState(() => formOf(record));
  const [base, setBase] = useState<Base<Row, Values>>({ record, sent: first });
  const pending = useRef<Promise<object | undefined> | null>(null);
  const readAgain = () =>
    Promise.all(reload.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
  const save = async ({ form, input }: Sent<Values, Input>) => {
    try {
      const saved = await change(base.record.version, input);
      if (saved === null) return decidedAgainst();
      await readAgain();
      setBase({ record: saved, sent: form });
      return undefined;
    } catch (error) {
      await readAgain();
      return refusalOf(error, contract.named);
    } finally {
      pending.current = null;
    }
  };
  const submit = (sent: FieldValues) => {
    pending.current ??= save(sent as Sent<Values, Input>);
    return pending.current;
  };
  return (
    <ReadOnlyContext value={isReadOnly}>
      <Form
        className={className}
        defaultValues={first}
        record={{}}
        resolver={contract.resolver as never}
        onSubmit={submit}
        shouldFocusError={false}
        noValidate
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={WarnOnLeave}
        disableInvalidFormNotification
      >
        <EditedFields
          {...parts}
          record={record}
          formOf={formOf}
          base={base}
          onBase={setBase}
          isReadOnly={isReadOnly}
        />
      </Form>
    </ReadOnlyContext>
  );
};
