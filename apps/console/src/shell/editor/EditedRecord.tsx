import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import { HistoryPanel } from '../audit/index.js';
import { PageHeader } from '../frame/index.js';
import { EditForm, type EditFormProps } from './EditForm.js';
import styles from './Editor.module.css';
import type { Edits } from './edits.js';
import { useSave } from './use-save.js';

interface EditedRecordProps<Row, Values extends FieldValues, Input> extends Omit<
  EditFormProps<Row, Values, Input>,
  'change' | 'reload' | 'children' | 'subject'
> {
  readonly resource: string;
  /** As the audit names it: `campaign`. */
  readonly subjectType: string;
  readonly title: string;
  readonly marks: ReactNode;
  readonly note: string | undefined;
  readonly actions: (edits: Edits<Values>) => ReactNode;
  /** Between the head and the fields. */
  readonly above?: ReactNode;
  /** Between the fields and the history. */
  readonly after?: (edits: Edits<Values>) => ReactNode;
  readonly children: ReactNode;
}

/** The page of a record that can be edited: its name and actions, its fields, and its history. */
export const EditedRecord = <
  Row extends { readonly id: string; readonly version: number },
  Values extends FieldValues,
  Input extends object,
>({
  resource,
  subjectType,
  title,
  marks,
  note,
  actions,
  above,
  after,
  children,
  ...form
}: EditedRecordProps<Row, Values, Input>) => {
  const { record } = form;
  const save = useSave<Row>();
  return (
    <>
      <EditForm
        {...form}
        subject={{ type: subjectType, id: record.id }}
        change={(version, input) => save({ version, ...input })}
        reload={[resource, 'history']}
      >
        {(edits) => (
          <>
            <PageHeader title={title} marks={marks} note={note} actions={actions(edits)} />
            {above !== undefined && <div className={styles.above}>{above}</div>}
            {children}
            {after !== undefined && <div className={styles.after}>{after(edits)}</div>}
          </>
        )}
      </EditForm>
      <div className={styles.after}>
        <HistoryPanel type={subjectType} id={record.id} seen={record.version} />
      </div>
    </>
  );
};
