import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type Ref } from 'react';

import { newIdempotencyKey } from '../../../shell/api/index.js';
import { useCan } from '../../../shell/auth/index.js';
import styles from './OrderTimeline.module.css';
import { useNoteCalls } from './note-calls.js';

interface NoteFormProps {
  readonly orderId: string;
  readonly field: Ref<HTMLTextAreaElement>;
}

interface Note {
  readonly text: string;
  readonly key: string;
}

const blank = (): Note => ({ text: '', key: newIdempotencyKey() });

const WORDS = {
  writing: 'Save note',
  saving: 'Saving…',
  saved: 'Save note',
  failed: 'Try again',
} as const;

type Phase = keyof typeof WORDS;

/** Adds a note to the timeline, by its button or command and Enter; what could not be saved stays in the box. */
export const NoteForm = ({ orderId, field }: NoteFormProps) => {
  const id = useId();
  const can = useCan();
  const data = useNoteCalls();
  const queryClient = useQueryClient();
  const [note, setNote] = useState(blank);
  const add = useMutation({
    mutationFn: ({ text, key }: Note) => data.addOrderNote(orderId, text, key),
    onSuccess: () => {
      setNote(blank());
      return queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });
  if (!can('orders.note')) return null;
  const isEmpty = note.text.trim() === '';
  const phase: Phase = add.isPending
    ? 'saving'
    : add.isError
      ? 'failed'
      : add.isSuccess
        ? 'saved'
        : 'writing';
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
      <InputBase
        multiline
        fullWidth
        inputRef={field}
        className={styles.noteField ?? ''}
        placeholder="Add a note"
        minRows={isEmpty ? 1 : 3}
        value={note.text}
        slotProps={{
          input: {
            'aria-label': 'Add a note',
            'aria-describedby': id,
            maxLength: 2000,
            readOnly: add.isPending,
          },
        }}
        onChange={(event) => {
          if (!add.isIdle) add.reset();
          setNote({ text: event.target.value, key: newIdempotencyKey() });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
          if (event.key === 'Escape') (event.target as HTMLElement).blur();
        }}
      />
      <div className={styles.noteFoot}>
        <span id={id} className={styles.noteState} role={phase === 'failed' ? 'alert' : 'status'}>
          {phase === 'writing' && 'Staff only.'}
          {phase === 'saved' && 'Saved to the timeline.'}
          {phase === 'failed' && `Not saved. ${add.error?.message ?? ''}`}
        </span>
        <Button type="submit" variant="outlined" disabled={isEmpty || add.isPending}>
          {WORDS[phase]}
        </Button>
      </div>
    </form>
  );
};
