import { textOf } from './DialogField.js';
import { FormDialog } from './FormDialog.js';
import { useDeed } from './use-deed.js';
import { WordsField } from './WordsField.js';

interface WordsDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly label: string;
  readonly isDangerous?: boolean;
  readonly run: (text: string, idempotencyKey: string) => Promise<unknown>;
  /** Queries to read anew, by the first part of their key. */
  readonly reload: readonly string[];
  /** What is said once it is done. */
  readonly done: string;
  readonly onClose: () => void;
}

/** A dialog that takes somebody's words and does one thing with them. */
export const WordsDialog = ({
  title,
  confirm,
  label,
  isDangerous,
  run,
  reload,
  done,
  onClose,
}: WordsDialogProps) => {
  const deed = useDeed({ run, reload, done: () => done, onDone: onClose });
  return (
    <FormDialog
      title={title}
      confirm={confirm}
      {...(isDangerous === undefined ? {} : { isDangerous })}
      isBusy={deed.isBusy}
      error={deed.error}
      onSubmit={(fields) => deed.start(textOf(fields, 'text'))}
      onClose={onClose}
    >
      <WordsField label={label} />
    </FormDialog>
  );
};
