import { useStaffAction } from '../action/index.js';
import { TextInput } from '../form/index.js';
import { FormDialog } from './FormDialog.js';

interface TextDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly label: string;
  readonly isDangerous?: boolean;
  readonly run: (text: string, idempotencyKey: string) => Promise<unknown>;
  /** Queries to read again, by the first part of their key. */
  readonly reload: readonly string[];
  /** The notice when it is done. */
  readonly done: string;
  readonly onClose: () => void;
}

const BLANK = { text: '' };

/** A dialog that asks for a text and does one thing with it. */
export const TextDialog = ({ run, reload, done, label, ...dialog }: TextDialogProps) => {
  const action = useStaffAction({ run, reload, done: () => done, onDone: dialog.onClose });
  return (
    <FormDialog
      {...dialog}
      isBusy={action.isBusy}
      error={action.error}
      values={BLANK}
      onSubmit={({ text }) => action.submit(text)}
    >
      <TextInput source="text" label={label} rows={4} maxLength={2000} isRequired isFirst />
    </FormDialog>
  );
};
