import type { Ref } from 'react';

import { useCan } from '../../../shell/auth/index.js';
import { NoteForm as StaffNoteForm } from '../../../shell/note-form/index.js';
import { useNoteCalls } from './note-calls.js';

interface NoteFormProps {
  readonly orderId: string;
  readonly field: Ref<HTMLTextAreaElement>;
}

/** Adds a note to the timeline of an order. */
export const NoteForm = ({ orderId, field }: NoteFormProps) => {
  const can = useCan();
  const data = useNoteCalls();
  if (!can('orders.note')) return null;
  return (
    <StaffNoteForm
      field={field}
      save={(text, key) => data.addOrderNote(orderId, text, key)}
      reload={['orders']}
      savedWords="Saved to the timeline."
    />
  );
};
