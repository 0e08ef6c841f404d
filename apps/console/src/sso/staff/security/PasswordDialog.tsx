import { FormDialog, type FormDialogProps } from '../../../shell/dialog/index.js';
import { TextInput } from '../../../shell/form/index.js';

interface Password {
  readonly password: string;
}

type DialogProps = Omit<FormDialogProps<Password>, 'values' | 'onSubmit' | 'children'>;

interface PasswordDialogProps extends DialogProps {
  readonly hint: string;
  readonly onPassword: (password: string) => ReturnType<FormDialogProps<Password>['onSubmit']>;
}

const BLANK: Password = { password: '' };

/** Asks for the password again before any change of access. */
export const PasswordDialog = ({ hint, onPassword, ...dialog }: PasswordDialogProps) => (
  <FormDialog {...dialog} values={BLANK} isVerbatim onSubmit={({ password }) => onPassword(password)}>
    <TextInput
      source="password"
      label="Your password"
      hint={hint}
      type="password"
      autoComplete="current-password"
      maxLength={200}
      isRequired
      isFirst
    />
  </FormDialog>
);
