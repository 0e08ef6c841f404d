import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type BaseSyntheticEvent, type ReactNode } from 'react';
import { Form } from 'react-admin';
import type { FieldValues } from 'react-hook-form';

import {
  decidedAgainst,
  type FieldErrors,
  type FormContract,
  ReadOnlyContext,
  type Sent,
} from '../form/index.js';
import { DiscardDialog, useWarnOnLeave } from '../leave/index.js';
import { useEditing } from '../presence/index.js';
import { DialogEdits } from './DialogEdits.js';
import { DialogFault } from './DialogFault.js';
import { dialogResolver } from './dialog-resolver.js';
import styles from './Dialog.module.css';

/** Returned by a form that has previewed something and still has to be sent: closing it asks. */
export const UNSENT: FieldErrors = {};

export interface FormDialogProps<Values extends object, Input = Values> {
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
  /** Checks what is typed before anything is sent, and makes the call's body of it. */
  readonly contract?: FormContract<Values & FieldValues, Input>;
  /** Gets the body; the messages that it returns appear at their fields. The element is for fields that are not the form's. */
  readonly onSubmit: (input: Input, element: HTMLFormElement) => Promise<FieldErrors | undefined> | void;
  readonly onClose: () => void;
  readonly isDangerous?: boolean;
  /** For the one action that the dialog is known by. */
  readonly isBrand?: boolean;
  /** Something is edited in fields that are not the form's. */
  readonly isEdited?: boolean;
  /** There is nothing to do, only to read. */
  readonly isOver?: boolean;
  readonly maxWidth?: 'xs' | 'sm';
  readonly children?: ReactNode;
}

/** A dialog with a form. It stays open with what was typed when something goes wrong, and asks before it closes on unsaved edits. */
export const FormDialog = <Values extends object, Input = Values>({
  title,
  confirm,
  cancel = 'Close',
  isBusy,
  error,
  values,
  isVerbatim = false,
  contract,
  onSubmit,
  onClose,
  isDangerous = false,
  isBrand = false,
  isEdited = false,
  isOver = false,
  maxWidth = 'sm',
  children,
}: FormDialogProps<Values, Input>) => {
  const id = useId();
  // A record that is read again behind the dialog must not take away what is typed.
  const [first] = useState(values ?? {});
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isUnsaved = (isTyped || isEdited) && !isBusy && !isOver;
  useEditing(!isOver);
  useWarnOnLeave(isUnsaved);
  const close = (): void => (isUnsaved ? setAsking(true) : onClose());
  const submit = async (sent: FieldValues, event?: BaseSyntheticEvent): Promise<object | undefined> => {
    if (isBusy) return decidedAgainst();
    const { input } = sent as Sent<Values, Input>;
    const refusal = await onSubmit(input, event?.target as HTMLFormElement);
    if (refusal === undefined) return undefined;
    const fields = contract?.named(refusal) ?? refusal;
    // The dialog itself shows what is wrong with the whole.
    return Object.keys(fields).length > 0 ? fields : decidedAgainst();
  };
  return (
    <Dialog open onClose={close} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <ReadOnlyContext value={false}>
        <Form
          className={styles.form}
          defaultValues={first}
          record={{}}
          onSubmit={submit}
          resolver={dialogResolver(contract, isVerbatim) as never}
          // The contract's sentences, not the browser's.
          noValidate={contract !== undefined}
          disableInvalidFormNotification
        >
          <DialogEdits onChange={setTyped} />
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>
            {error !== null && <DialogFault>{error}</DialogFault>}
            {children}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{cancel}</Button>
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
      {isAsking && <DiscardDialog onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </Dialog>
  );
};
