import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { useId, useState, type Ref } from 'react';

import { useStaffAction } from '../action/index.js';
import { useWarnOnLeave } from '../leave/index.js';
import styles from './NoteForm.module.css';

interface NoteFormProps {
  /** Saves it, once for each key. */
  readonly save: (text: string, idempotencyKey: string) => Promise<unknown>;
  /** Queries to read again, by the first part of their key. */
  readonly reload: readonly string[];
  /** Confirms that it is saved. */
  readonly savedWords: string;
  readonly field: Ref<HTMLTextAreaElement>;
}

const WORDS = {
  writing: 'Save note',
  saving: 'Saving…',
  saved: 'Save note',
  failed: 'Try again',
} as const;

type Phase = keyof typeof WORDS;

/** Adds a note for staff, by its button or command and Enter; what could not be saved stays in the box. */
export const NoteForm = ({ save, reload, savedWords, field }: NoteFormProps) => {
  const id = useId();
  // The number distinguishes a note from an earlier one with the same words: each has its own key.
  const [note, setNote] = useState({ text: '', number: 0 });
  const { text } = note;
  const add = useStaffAction({
    run: (given: typeof note, key) => save(given.text, key),
    reload,
    done: () => null,
    onDone: (_saved, { number }) => setNote({ text: '', number: number + 1 }),
  });
  useWarnOnLeave(text.trim() !== '');
  const isEmpty = text.trim() === '';
  const phase: Phase = add.isBusy
    ? 'saving'
    : add.failure !== null
      ? 'failed'
      : add.last !== undefined
        ? 'saved'
        : 'writing';
  const send = (): void => {
    if (!isEmpty && !add.isBusy) add.start(note);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <InputBase
        multiline
        fullWidth
        inputRef={field}
        className={styles.field ?? ''}
        placeholder="Add a note"
        minRows={isEmpty ? 1 : 3}
        value={text}
        slotProps={{
          input: {
            'aria-label': 'Add a note',
            'aria-describedby': id,
            maxLength: 2000,
            readOnly: add.isBusy,
          },
        }}
        onChange={(event) => {
          add.forget();
          setNote({ ...note, text: event.target.value });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
          if (event.key === 'Escape') (event.target as HTMLElement).blur();
        }}
      />
      <div className={styles.foot}>
        <span id={id} className={styles.state} role={phase === 'failed' ? 'alert' : 'status'}>
          {phase === 'writing' && 'Staff only.'}
          {phase === 'saved' && savedWords}
          {phase === 'failed' && `Not saved. ${add.error ?? ''}`}
        </span>
        <Button type="submit" variant="outlined" disabled={isEmpty || add.isBusy}>
          {WORDS[phase]}
        </Button>
      </div>
    </form>
  );
};
