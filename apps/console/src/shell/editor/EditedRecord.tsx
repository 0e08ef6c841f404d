import type { ReactNode } from 'react';

import { HistoryPanel } from '../audit/index.js';
import { StaleNote } from '../form/index.js';
import { PageHeader } from '../layout/index.js';
import styles from './Editor.module.css';
import type { EditorProps } from './EditorForm.js';
import { type EditedRecordOptions, useEditedRecord } from './use-edited-record.js';

/** How its edits stand, for what is beside the editor. */
export interface EditState<Form> {
  /** Edits that are not saved would not go along. */
  readonly isDirty: boolean;
  readonly setForm: (form: Form) => void;
}

interface EditedRecordProps<Row, Form, Input> extends EditedRecordOptions<Row, Form, Input> {
  /** As the audit names it: `campaign`. */
  readonly subjectType: string;
  readonly title: string;
  readonly marks: ReactNode;
  readonly note: string | undefined;
  readonly isReadOnly: boolean;
  readonly actions: (edits: EditState<Form>) => ReactNode;
  /** What stands between head and editor. */
  readonly above?: ReactNode;
  readonly editor: (props: EditorProps<Form, Input>) => ReactNode;
  /** What stands below the editor, above the history. */
  readonly after?: (edits: EditState<Form>) => ReactNode;
}

/** The page of a record that is written: what it is and what can be done with it, its editor, and its history. */
export const EditedRecord = <Row extends { readonly id: string; readonly version: number }, Form, Input>(
  props: EditedRecordProps<Row, Form, Input>,
) => {
  const { record, isReadOnly } = props;
  const edited = useEditedRecord<Row, Form, Input>(props);
  return (
    <>
      <PageHeader title={props.title} marks={props.marks} note={props.note} actions={props.actions(edited)} />
      {props.above !== undefined && <div className={styles.above}>{props.above}</div>}
      {edited.isStale && <StaleNote onLoad={edited.load} onKeep={edited.keep} />}
      {props.editor({ ...edited.editor, isReadOnly })}
      <div className={styles.after}>
        {props.after?.(edited)}
        <HistoryPanel type={props.subjectType} id={record.id} seen={record.version} />
      </div>
    </>
  );
};
