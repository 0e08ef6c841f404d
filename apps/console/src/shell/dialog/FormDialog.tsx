import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId, type ReactNode, type SyntheticEvent } from 'react';

import styles from './AskDialog.module.css';
import { DialogFault } from './DialogFault.js';

export interface FormDialogProps {
  readonly title: string;
  /** What the button does, in words. */
  readonly confirm: string;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onSubmit: (fields: FormData) => void;
  readonly onClose: () => void;
  readonly isDangerous?: boolean;
  readonly children?: ReactNode;
}

/** A dialog that asks for something and then does it; what went wrong stays on it with what was typed. */
export const FormDialog = ({
  title,
  confirm,
  isBusy,
  error,
  onSubmit,
  onClose,
  isDangerous = false,
  children,
}: FormDialogProps) => {
  const id = useId();
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isBusy) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <form className={styles.form} onSubmit={submit}>
        <h2 id={id}>{title}</h2>
        {error !== null && <DialogFault>{error}</DialogFault>}
        {children}
        <div className={styles.foot}>
          <Button onClick={onClose}>Close</Button>
          <Button
            type="submit"
            variant={isDangerous ? 'outlined' : 'contained'}
            {...(isDangerous ? { color: 'error' as const } : {})}
            disabled={isBusy}
          >
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
