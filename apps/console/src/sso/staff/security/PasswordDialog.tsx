import { DialogField, FormDialog, type FormDialogProps } from '../../../shell/dialog/index.js';

interface PasswordDialogProps extends Omit<FormDialogProps, 'onSubmit' | 'children'> {
  readonly hint: string;
  readonly onPassword: (password: string) => void;
}

/** Asks for the password again, before anything that could lock somebody out or let somebody in. */
export const PasswordDialog = ({ hint, onPassword, ...dialog }: PasswordDialogProps) => (
  <FormDialog {...dialog} onSubmit={(fields) => onPassword(String(fields.get('password')))}>
    <DialogField
      name="password"
      label="Your password"
      hint={hint}
      type="password"
      autoComplete="current-password"
      maxLength={200}
      isFirst
    />
  </FormDialog>
);
