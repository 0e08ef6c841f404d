import Button from '@mui/material/Button';
import { useToast } from '@simpletread/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type Ref } from 'react';

import { newIdempotencyKey } from '../api/idempotency-key.js';
import { useConsoleData } from '../api/use-console-data.js';
import { useCan } from '../auth/use-can.js';
import styles from './OrderTimeline.module.css';

interface NoteFormProps {
  readonly orderId: string;
  readonly field: Ref<HTMLTextAreaElement>;
}

interface Note {
  readonly text: string;
  readonly key: string;
}

const blank = (): Note => ({ text: '', key: newIdempotencyKey() });

/** Adds a note to the timeline; command and Enter sends. */
export const NoteForm = ({ orderId, field }: NoteFormProps) => {
  const can = useCan();
  const data = useConsoleData();
  const queryClient = useQueryClient();
  const show = useToast();
  const [note, setNote] = useState(blank);
  const add = useMutation({
    mutationFn: ({ text, key }: Note) => data.addOrderNote(orderId, text, key),
    onSuccess: async () => {
      setNote(blank());
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
      show({ message: 'The note is on the timeline.' });
    },
    onError: (error) => show({ message: error.message, tone: 'bad' }),
  });
  if (!can('orders.note')) return null;
  const isEmpty = note.text.trim() === '';
  const send = (): void => {
    if (!isEmpty && !add.isPending) add.mutate(note);
  };
  return (
    <form
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        aria-label="Add a note"
        placeholder="Add a note"
        rows={isEmpty ? 1 : 3}
        maxLength={2000}
        value={note.text}
        onChange={(event) => setNote({ text: event.target.value, key: newIdempotencyKey() })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      {!isEmpty && (
        <Button type="submit" variant="contained" disabled={add.isPending}>
          Add note
        </Button>
      )}
    </form>
  );
};
