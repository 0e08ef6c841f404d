import type { Customer } from '@simpletread/contract';
import type { Ref } from 'react';

import { useCan } from '../../../shell/auth/index.js';
import { Panel } from '../../../shell/detail/index.js';
import { NoteForm } from '../../../shell/note-form/index.js';
import { Instant } from '../../../shell/time/index.js';
import { useCustomerCalls } from '../customer-calls.js';
import styles from './Customer.module.css';

interface NotesPanelProps {
  readonly record: Customer;
  readonly field: Ref<HTMLTextAreaElement>;
}

/** Notes of colleagues about the customer, and the form for more. */
export const NotesPanel = ({ record: { id, notes }, field }: NotesPanelProps) => {
  const mayWrite = useCan()('customers.note');
  const { addCustomerNote } = useCustomerCalls();
  if (notes === null) return null;
  return (
    <Panel title="Notes" extra="staff only">
      {mayWrite && (
        <NoteForm
          field={field}
          save={(text, key) => addCustomerNote(id, text, key)}
          reload={['customers']}
          savedWords="Saved."
        />
      )}
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label="Notes">
          {notes.map((note) => (
            <li key={note.id}>
              <p>{note.text}</p>
              <small>
                {note.writtenBy}, <Instant at={note.writtenAt} />
              </small>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
