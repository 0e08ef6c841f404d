import type { removeAuthenticator, setUpAuthenticator } from '@simpletread/contract';

import { FormDialog, type FormDialogProps } from '../../../shell/dialog/index.js';
import { formContract, TextInput } from '../../../shell/form/index.js';

interface Password {
  readonly password: string;
}

type DialogProps = Omit<FormDialogProps<Password>, 'values' | 'contract' | 'onSubmit' | 'children'>;

interface PasswordDialogProps extends DialogProps {
  readonly hint: string;
  /** The call that the password is for. */
  readonly call: typeof setUpAuthenticator | typeof removeAuthenticator;
  readonly onPassword: (password: string) => ReturnType<FormDialogProps<Password>['onSubmit']>;
}

const BLANK: Password = { password: '' };

/** Asks for the password again before any change of access. */
export const PasswordDialog = ({ hint, call, onPassword, ...dialog }: PasswordDialogProps) => (
  <FormDialog
    {...dialog}
    values={BLANK}
    contract={formContract<Password, Password>({ schema: call.body, inputOf: (form) => form })}
    isVerbatim
    onSubmit={({ password }) => onPassword(password)}
  >
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
