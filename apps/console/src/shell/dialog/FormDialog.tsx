import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type BaseSyntheticEvent, type ReactNode } from 'react';
import { Form } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';

import { type FieldErrors, ReadOnlyContext } from '../form/index.js';
import { DialogFault } from './DialogFault.js';
import styles from './Dialog.module.css';
import { trimmed } from './trimmed.js';

export interface FormDialogProps<Values extends object> {
  readonly title: string;
  /** The words of the button that does it. */
  readonly confirm: ReactNode;
  /** The words of the button that does nothing. */
  readonly cancel?: string;
  readonly isBusy: boolean;
  readonly error: string | null;
  /** The fields' first values. */
  readonly values?: Values;
  /** Keeps spaces at the ends of what is typed: a password may have some. */
  readonly isVerbatim?: boolean;
  /** Gets what was typed; the messages that it returns appear at their fields. The element is for fields that are not the form's. */
  readonly onSubmit: (values: Values, element: HTMLFormElement) => Promise<FieldErrors | undefined> | void;
  readonly onClose: () => void;
  readonly isDangerous?: boolean;
  /** For the one action that the dialog is known by. */
  readonly isBrand?: boolean;
  /** Checks the fields before anything is sent. */
  readonly schema?: z.ZodType<FieldValues, FieldValues>;
  /** There is nothing to do, only to read. */
  readonly isOver?: boolean;
  readonly maxWidth?: 'xs' | 'sm';
  readonly children?: ReactNode;
}

/** A dialog with a form. It stays open with what was typed when something goes wrong. */
export const FormDialog = <Values extends object>({
  title,
  confirm,
  cancel = 'Close',
  isBusy,
  error,
  values,
  isVerbatim = false,
  onSubmit,
  onClose,
  isDangerous = false,
  isBrand = false,
  schema,
  isOver = false,
  maxWidth = 'sm',
  children,
}: FormDialogProps<Values>) => {
  const id = useId();
  // A record that is read again behind the dialog must not take away what is typed.
  const [first] = useState(values ?? {});
  const submit = (typed: object, event?: BaseSyntheticEvent) =>
    isBusy
      ? undefined
      : onSubmit((isVerbatim ? typed : trimmed(typed)) as Values, event?.target as HTMLFormElement);
  return (
    <Dialog open onClose={onClose} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <ReadOnlyContext value={false}>
        <Form
          className={styles.form}
          defaultValues={first}
          record={{}}
          onSubmit={submit}
          resolver={schema === undefined ? undefined : zodResolver(schema)}
          disableInvalidFormNotification
        >
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>
            {error !== null && <DialogFault>{error}</DialogFault>}
            {children}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{cancel}</Button>
            {!isOver && (
              <Button
                type="submit"
                variant={isDangerous ? 'outlined' : 'contained'}
                color={isDangerous ? 'error' : isBrand ? 'secondary' : 'primary'}
                disabled={isBusy}
              >
                {confirm}
              </Button>
            )}
          </DialogActions>
        </Form>
      </ReadOnlyContext>
    </Dialog>
  );
};
